import type { Kysely } from 'kysely';
import type { Invitation } from '../api/invitations.ts';
import type { Tables } from '../tables.ts';
import { invitationOf } from './invitationOf.ts';
import { INVITATION_DAYS } from './inviteContact.ts';

const DAY_MS = 86_400_000;
const MOST_LISTED = 20;

/** The open invitations of a contact, and those that lately ended without an answer, newest first. */
export async function listInvitations(db: Kysely<Tables>, email: string, now: Date): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('client_invitations')
    .innerJoin('clients', 'clients.reference', 'client_invitations.reference')
    .selectAll('client_invitations')
    .select('clients.business_name')
    .where('client_invitations.email', '=', email)
    .where('client_invitations.status', '=', 'open')
    .where('client_invitations.expires_at', '>', new Date(now.getTime() - INVITATION_DAYS * DAY_MS))
    .orderBy('client_invitations.id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => invitationOf(row, now));
}
