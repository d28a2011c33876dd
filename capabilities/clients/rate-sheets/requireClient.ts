import { Refusal } from '@saltbush/capability/refusal';
import type { Kysely } from 'kysely';
import { type MembershipRow, membershipsOf } from '../members/membershipsOf.ts';
import type { Tables } from '../tables.ts';

/**
 * The client whose rate sheets a user works with: of several, an active one comes before others, then the one joined first.
 * @throws Refusal `client-pending` before staff have approved it, `no-client` for a user who belongs to none.
 */
export async function requireClient(db: Kysely<Tables>, userId: string): Promise<MembershipRow> {
  const [client] = await membershipsOf(db, userId);
  if (client?.status === 'pending') {
    const message =
      'Your account waits for approval, as a rule for one business day. Rate sheets open with it; one that you sent ' +
      'with your set-up is kept.';
    throw new Refusal(message, { status: 403, code: 'client-pending' });
  }
  if (client !== undefined) return client;
  const message =
    'Your sign-in belongs to no client account yet. Set one up at /new-client with this e-mail address, then come back.';
  throw new Refusal(message, { status: 403, code: 'no-client' });
}

/** @throws Refusal `forbidden` for a suspended client. */
export function requireOpen({ status }: Pick<MembershipRow, 'status'>): void {
  if (status !== 'suspended') return;
  const message = 'This account is suspended: its rate sheets can be read, not changed. Call us to open it again.';
  throw new Refusal(message, { status: 403, code: 'forbidden' });
}
