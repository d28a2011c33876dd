import type { House } from '@saltbush/capability';
import type { DeskPeople } from '../api/members.ts';
import type { ClientTables } from '../tables.ts';

const MOST_EVENTS = 30;

type Dependencies = Pick<House<ClientTables>, 'database' | 'signIns'>;

/**
 * The members of a company, owners first, who is invited, and what was done about them. Members are not told which member of staff did
 * something, or why.
 */
export async function listPeople(
  { reference, reader, now }: { reference: string; reader: 'member' | 'staff'; now: Date },
  { database: { db }, signIns }: Dependencies,
): Promise<DeskPeople> {
  const members = await db
    .selectFrom('client_users')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy(({ eb }) => eb('role', '=', 'owner'), 'desc')
    .orderBy('joined_at')
    .orderBy('id')
    .execute();
  const invitations = await db
    .selectFrom('client_member_invitations')
    .selectAll()
    .where('reference', '=', reference)
    .where('status', '=', 'open')
    .orderBy('id', 'desc')
    .execute();
  const events = await db
    .selectFrom('client_member_events')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('id', 'desc')
    .limit(MOST_EVENTS)
    .execute();
  const lastSignIns = await signIns.lastOf(members.map(({ user_id }) => user_id));
  return {
    reference,
    members: members.map(({ id, email, role, joined_at, invited_by, user_id, version }) => ({
      ...{ id, email, role, version, invitedBy: invited_by },
      joinedAt: joined_at.toISOString(),
      lastSignInAt: lastSignIns.get(user_id)?.toISOString() ?? null,
    })),
    invitations: invitations.map(({ id, email, role, invited_by, invited_at, sent_at, expires_at }) => ({
      ...{ id, email, role, invitedBy: invited_by, hasEnded: expires_at <= now },
      invitedAt: invited_at.toISOString(),
      sentAt: sent_at.toISOString(),
      expiresAt: expires_at.toISOString(),
    })),
    events: events.map(({ at, act, email, role, reason, actor, by_staff }) => ({
      ...{ act, email, role },
      ...(by_staff && reader === 'member' ? { reason: '', actor: 'staff' } : { reason, actor }),
      at: at.toISOString(),
    })),
  };
}
