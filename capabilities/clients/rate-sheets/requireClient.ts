import { Refusal } from '@saltbush/capability/refusal';
import type { Kysely } from 'kysely';
import type { RateSheetVersions } from '../api/rate-sheets.ts';
import type { Tables } from '../tables.ts';
import { clientOfUser } from './clientOfUser.ts';

export type SheetClient = RateSheetVersions['client'];

/**
 * The client whose rate sheets a user works with.
 * @throws Refusal `client-pending` before staff have approved it, `no-client` for a user who belongs to none.
 */
export async function requireClient(db: Kysely<Tables>, userId: string): Promise<SheetClient> {
  const client = await clientOfUser(db, userId);
  if (client?.status === 'pending') {
    const message =
      'Your account waits for approval, as a rule for one business day. Rate sheets open with it; one that you sent ' +
      'with your set-up is kept.';
    throw new Refusal(message, { status: 403, code: 'client-pending' });
  }
  if (client !== null) return client;
  const message =
    'Your sign-in belongs to no client account yet. Set one up at /new-client with this e-mail address, then come back.';
  throw new Refusal(message, { status: 403, code: 'no-client' });
}

/** @throws Refusal `forbidden` for a suspended client. */
export function requireOpen({ status }: SheetClient): void {
  if (status !== 'suspended') return;
  const message = 'This account is suspended: its rate sheets can be read, not changed. Call us to open it again.';
  throw new Refusal(message, { status: 403, code: 'forbidden' });
}
