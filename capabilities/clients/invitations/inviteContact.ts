import type { Kysely } from 'kysely';
import type { InvitedBy } from '../api/invitations.ts';
import type { Tables } from '../tables.ts';

const DAY_MS = 86_400_000;
/** How long a contact has to answer. */
export const INVITATION_DAYS = 30;
/** Anybody can name anybody's address. When this many invitations wait for one address, only staff can send another. */
const MOST_WAITING = 5;

interface NewInvitation {
  reference: string;
  /** E-mail of the contact. */
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
 * Invites a client's contact, within the transaction `db`; it replaces an earlier invitation of the client. False when
 * too many invitations wait for that address: then nothing is stored and no mail may be sent there.
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
