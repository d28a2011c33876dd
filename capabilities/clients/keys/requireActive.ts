import { Refusal } from '@saltbush/capability/refusal';
import type { MembershipRow } from '../members/membershipsOf.ts';

/** @throws Refusal for a company that nobody may book for at present: no keys are made for it. */
export function requireActive({ businessName, status }: Pick<MembershipRow, 'businessName' | 'status'>): void {
  if (status === 'active') return;
  const message =
    status === 'pending'
      ? `${businessName} waits for approval, as a rule for one business day. Then you can make keys for it.`
      : `${businessName} is suspended: no keys can be made for it. Call us to open it again.`;
  throw new Refusal(message, { status: 403, code: status === 'pending' ? 'client-pending' : 'forbidden' });
}
