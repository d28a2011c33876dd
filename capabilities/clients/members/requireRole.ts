import { Refusal } from '@saltbush/capability/refusal';
import { MEMBER_ROLE_NAMES, MEMBER_ROLES, type MemberAct, mayDo, whoMay } from '../api/member-roles.data.ts';
import type { MembershipRow } from './membershipsOf.ts';

/** What is refused, after "Only owners …". */
const DONE: Record<MemberAct, string> = {
  book: 'book and cancel freight for it',
  quote: 'save, price and mail quotes for it',
  labels: 'print its labels and consignment notes',
  rates: 'change its rate sheets',
  dispute: 'dispute its invoices',
  claim: 'make claims for its freight',
  people: 'say who belongs to it',
  developers: 'connect programs and systems of its own',
};

/**
 * What a member may do follows from the role.
 * @throws Refusal `role-not-enough`, which says who may: in words, and as `may`, a list of roles.
 */
export function requireRole(
  { businessName, role }: Pick<MembershipRow, 'businessName' | 'role'>,
  act: MemberAct,
): void {
  if (mayDo(role, act)) return;
  const instead = whoMay(act) === 'owners' ? 'Ask one of them.' : 'Ask one of them, or ask an owner for another role.';
  const belongs = `You belong to ${businessName} as ${MEMBER_ROLES[role].as}.`;
  const message = `${belongs} Only ${whoMay(act)} ${DONE[act]}. ${instead}`;
  const may = MEMBER_ROLE_NAMES.filter((each) => mayDo(each, act));
  throw new Refusal(message, { status: 403, code: 'role-not-enough', facts: { role, may } });
}
