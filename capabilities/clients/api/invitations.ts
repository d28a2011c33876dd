import type { MyInvitation } from './members.ts';

/** Who named the person as a company's contact: an unknown visitor, a signed-in user, or staff. */
export type InvitedBy = { kind: 'visitor' } | { kind: 'user'; email: string } | { kind: 'staff' };

/** `replaced`: the same company sent a later invitation. */
export type InvitationStatus = 'open' | 'accepted' | 'refused' | 'expired' | 'replaced';

/** An invitation to join a company, as its contact sees it. */
export interface Invitation {
  id: number;
  /** Reference of the company, such as `CL-2026-00001`. */
  reference: string;
  businessName: string;
  invitedBy: InvitedBy;
  /** ISO 8601, like the other times. */
  invitedAt: string;
  expiresAt: string;
  status: InvitationStatus;
}

/** `GET /api/invitations`: open invitations of the signed-in user, and those that recently expired unanswered. */
export interface Invitations {
  invitations: Invitation[];
  /** Companies whose members invite the user. Older gateways leave it out. */
  waiting?: MyInvitation[];
}

/** The newest invitation of a company, as staff see it. */
export interface DeskInvitation {
  status: InvitationStatus;
  email: string;
  /** ISO 8601, like the other times. */
  invitedAt: string;
  expiresAt: string;
  /** Null until it is answered. */
  settledAt: string | null;
}
