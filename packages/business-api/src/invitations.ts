/** Who named somebody as a company's contact: a visitor nobody knows, somebody who was signed in, or our staff. */
export type InvitedBy = { kind: 'visitor' } | { kind: 'user'; email: string } | { kind: 'staff' };

/** Where an invitation stands: `replaced` by a later one of the same company. */
export type InvitationStatus = 'open' | 'accepted' | 'refused' | 'expired' | 'replaced';

/** An invitation to join a company, as its contact sees it. */
export interface Invitation {
  id: number;
  /** Of the company, such as `CL-2026-00001`. */
  reference: string;
  businessName: string;
  invitedBy: InvitedBy;
  /** ISO 8601, as is the end. */
  invitedAt: string;
  expiresAt: string;
  status: InvitationStatus;
}

/** `GET /api/invitations`: those that wait for whoever is signed in, and those that ended lately unanswered. */
export interface Invitations {
  invitations: Invitation[];
}

/** The newest invitation of a company, as staff see it. */
export interface DeskInvitation {
  status: InvitationStatus;
  email: string;
  /** ISO 8601, as are the other times. */
  invitedAt: string;
  expiresAt: string;
  /** Null until it was answered. */
  settledAt: string | null;
}
