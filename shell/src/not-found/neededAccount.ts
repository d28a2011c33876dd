import { type BootPage, findPage, type PageOfRemote, type Role, type Visitor } from '@saltbush/contract/boot';

/** Roles that open pages of their own, each with what its accounts are called. */
const ACCOUNTS = [
  { role: 'staff', name: 'a staff account' },
  { role: 'ops', name: 'an operator account' },
] as const satisfies readonly { role: Role; name: string }[];

/**
 * What kind of account opens the page at a path that this signed-in visitor may not open; null where no account would,
 * and for visitors who have not signed in, who are asked to do that first.
 */
export function neededAccount(
  pathname: string,
  visitor: Visitor,
  pages: readonly PageOfRemote<BootPage>[],
): string | null {
  if (visitor.status === 'signed-out') return null;
  const { user } = visitor;
  const opening = ACCOUNTS.filter(({ role }) => {
    const { status } = findPage(pathname, { status: 'signed-in', user: { ...user, roles: [role] } }, pages);
    return status === 'found';
  });
  return opening.length > 0 ? opening.map(({ name }) => name).join(' or ') : null;
}
