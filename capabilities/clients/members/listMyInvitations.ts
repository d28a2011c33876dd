import type { PrivateLinks } from '@saltbush/capability/references';
import type { Kysely } from 'kysely';
import type { MyInvitation } from '../api/members.ts';
import type { Tables } from '../tables.ts';
import { memberInvitationToken } from './memberInvitationToken.ts';

const MOST_LISTED = 20;

/** The invitations that wait for an address, newest first, for whoever has lost the mail. */
export async function listMyInvitations(
  db: Kysely<Tables>,
  { email, now, links }: { email: string; now: Date; links: PrivateLinks },
): Promise<MyInvitation[]> {
  const rows = await db
    .selectFrom('client_member_invitations as waiting')
    .innerJoin('clients', 'clients.reference', 'waiting.reference')
    .select(['waiting.submission_id', 'waiting.reference', 'waiting.role', 'waiting.invited_by', 'waiting.expires_at'])
    .select('clients.business_name')
    .where('waiting.email', '=', email)
    .where('waiting.status', '=', 'open')
    .where('waiting.expires_at', '>', now)
    .orderBy('waiting.id', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => ({
    token: memberInvitationToken(links, row.submission_id),
    reference: row.reference,
    businessName: row.business_name,
    role: row.role,
    invitedBy: row.invited_by,
    expiresAt: row.expires_at.toISOString(),
  }));
}
