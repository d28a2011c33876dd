import type { Kysely } from 'kysely';
import type { DeskInvitation } from '../api/invitations.ts';
import type { Tables } from '../tables.ts';
import { invitationStatus } from './invitationOf.ts';

/** The latest invitation of a client's contact, for staff; null when there was none. */
export async function newestInvitation(
  db: Kysely<Tables>,
  reference: string,
  now: Date,
): Promise<DeskInvitation | null> {
  const row = await db
    .selectFrom('client_invitations')
    .select(['status', 'email', 'invited_at', 'expires_at', 'settled_at'])
    .where('reference', '=', reference)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    status: invitationStatus(row, now),
    email: row.email,
    invitedAt: row.invited_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}
