import type { Selectable } from 'kysely';
import type { Invitation, InvitationStatus, InvitedBy } from '../api/invitations.ts';
import type { Tables } from '../tables.ts';

type Row = Selectable<Tables['client_invitations']>;

/** The status at this moment: an open invitation ends by time alone, without a write to the database. */
export function invitationStatus({ status, expires_at }: Pick<Row, 'status' | 'expires_at'>, now: Date) {
  return (status === 'open' && expires_at <= now ? 'expired' : status) satisfies InvitationStatus;
}

function invitedByOf({ invited_by_kind: kind, invited_by: email }: Row): InvitedBy {
  return kind === 'user' ? { kind, email: email ?? '' } : { kind };
}

/** An invitation as its contact sees it. */
export function invitationOf(row: Row & { business_name: string }, now: Date): Invitation {
  const { id, reference, business_name, invited_at, expires_at } = row;
  return {
    id,
    reference,
    businessName: business_name,
    invitedBy: invitedByOf(row),
    invitedAt: invited_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    status: invitationStatus(row, now),
  };
}
