import { tokenHash } from '@saltbush/capability/references';
import type { Kysely, Selectable } from 'kysely';
import type { MemberInvitation } from '../api/members.ts';
import type { Tables } from '../tables.ts';

type Row = Selectable<Tables['client_member_invitations']> & { business_name: string };

interface Asked {
  token: string;
  /** The user's verified address, in lower case. */
  email: string;
}

/** The invitation behind a link. Null for an unknown link, and for one that went to another address. */
export async function invitationByLink(db: Kysely<Tables>, { token, email }: Asked): Promise<Row | null> {
  const hash = tokenHash(token);
  if (hash === null) return null;
  const row = await db
    .selectFrom('client_member_invitations')
    .innerJoin('clients', 'clients.reference', 'client_member_invitations.reference')
    .selectAll('client_member_invitations')
    .select('clients.business_name')
    .where('client_member_invitations.token_hash', '=', hash)
    .where('client_member_invitations.email', '=', email)
    .executeTakeFirst();
  return row ?? null;
}

/** An invitation as whoever got its link sees it at this moment. */
export async function findMemberInvitation(
  db: Kysely<Tables>,
  { userId, now, ...asked }: Asked & { userId: string; now: Date },
): Promise<MemberInvitation | null> {
  const row = await invitationByLink(db, asked);
  if (row === null) return null;
  const member = await db
    .selectFrom('client_users')
    .select('id')
    .where('reference', '=', row.reference)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return {
    reference: row.reference,
    businessName: row.business_name,
    role: row.role,
    invitedBy: row.invited_by,
    expiresAt: row.expires_at.toISOString(),
    status: row.status === 'open' && row.expires_at <= now ? 'expired' : row.status,
    isMember: member !== undefined,
  };
}
