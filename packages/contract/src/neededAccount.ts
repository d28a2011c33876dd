import { type Access, mayOpen, type Role, type Visitor } from './access.ts';

/** Roles that open pages of their own, each with what its accounts are called. */
const ACCOUNTS = [
  { role: 'staff', name: 'a staff account' },
  { role: 'ops', name: 'an operator account' },
] as const satisfies readonly { role: Role; name: string }[];

/**
 * What kind of account opens one of the pages at an address, given the access rules of those pages, when this signed-in
 * visitor may open none of them. Null where no account would, and for visitors who have not signed in, who are asked to
 * do that first.
 */
export function neededAccount(rules: readonly Access[], visitor: Visitor): string | null {
  if (visitor.status === 'signed-out') return null;
  const { user } = visitor;
  const opening = ACCOUNTS.filter(({ role }) =>
    rules.some((access) => mayOpen(access, { status: 'signed-in', user: { ...user, roles: [role] } })),
  );
  return opening.length > 0 ? opening.map(({ name }) => name).join(' or ') : null;
}
