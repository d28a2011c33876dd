import type { InvitedBy } from '@saltbush/business-api/invitations';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const DAY_MS = 86_400_000;
/** So long a contact has to answer. */
export const INVITATION_DAYS = 30;
/** Anybody can name anybody: past so many that wait for one address, only staff invite it. */
const MOST_WAITING = 5;

interface NewInvitation {
  reference: string;
  /** Of the contact. */
  email: string;
  invitedBy: InvitedBy;
  now: Date;
}

async function countWaiting(db: Kysely<Tables>, email: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('client_invitations')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('status', '=', 'open')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Asks a client's contact to join it, in the transaction of `db`; an earlier invitation of the client gives way. False
 * when too many wait for that address: then nobody is asked, and no mail may go there.
 */
export async function inviteContact(
  db: Kysely<Tables>,
  { reference, email: written, invitedBy, now }: NewInvitation,
): Promise<boolean> {
  const email = written.toLowerCase();
  if (invitedBy.kind !== 'staff' && (await countWaiting(db, email, now)) >= MOST_WAITING) return false;
  await db
    .updateTable('client_invitations')
    .set({ status: 'replaced', settled_at: now })
    .where('reference', '=', reference)
    .where('status', '=', 'open')
    .execute();
  await db
    .insertInto('client_invitations')
    .values({
      reference,
      email,
      invited_at: now,
      invited_by_kind: invitedBy.kind,
      invited_by: invitedBy.kind === 'user' ? invitedBy.email : null,
      expires_at: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
    })
    .execute();
  return true;
}
