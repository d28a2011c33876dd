import { emailSchema } from '@saltbush/business-api/email';
import { recordVersion } from '@saltbush/business-api/record-version';
import { requiredLines } from '@saltbush/business-api/texts';
import * as yup from 'yup';
import type { ACCOUNT_STATUSES } from './client-options.data.ts';
import { MEMBER_ROLE_NAMES, type MemberRole } from './member-roles.data.ts';

/** A company that the signed-in user belongs to. */
export interface Membership {
  /** Such as `CL-2026-00001`. */
  reference: string;
  businessName: string;
  status: keyof typeof ACCOUNT_STATUSES;
  role: MemberRole;
  /** What the role lets them do beside reading: `MemberAct`s, with more to come. */
  may: readonly string[];
}

/** `GET /api/clients/memberships`: the companies of the signed-in user. The first is the one whose rate sheets they use. */
export interface Memberships {
  memberships: Membership[];
}

export interface Member {
  id: number;
  email: string;
  role: MemberRole;
  /** ISO 8601, like the other times. */
  joinedAt: string;
  /** E-mail of the member who invited them, or `staff`; null for who set the company up or is its contact. */
  invitedBy: string | null;
  /** Of a session that still lasts, which is a week at most; null without one. */
  lastSignInAt: string | null;
  /** Send it back with a change. If somebody else changed the member meanwhile, it is refused with `stale`. */
  version: number;
}

/** An invitation that nobody has accepted yet. It may have ended. */
export interface WaitingInvitation {
  id: number;
  email: string;
  role: MemberRole;
  invitedAt: string;
  /** When the mail went out last. */
  sentAt: string;
  expiresAt: string;
  hasEnded: boolean;
  /** E-mail of a member, or `staff`. */
  invitedBy: string;
}

/** What was done about the people of a company. */
export interface MemberEvent {
  at: string;
  act: 'invited' | 'invited again' | 'taken back' | 'joined' | 'role changed' | 'removed';
  /** Whom it was about. */
  email: string;
  /** The role after it. */
  role: MemberRole;
  /** Why staff did it; blank where a member did. Members are not told it. */
  reason: string;
  /** E-mail of whoever did it. Members read `staff` where staff did. */
  actor: string;
}

/** The people of a company, as staff see them: `GET /api/ops/clients/:reference/people`, and the answer to each act. */
export interface DeskPeople {
  reference: string;
  members: Member[];
  /** Newest first. */
  invitations: WaitingInvitation[];
  /** The latest, newest first. */
  events: MemberEvent[];
}

/** `GET /api/clients/:reference/people`, and the answer to each act. */
export interface People extends DeskPeople {
  businessName: string;
  status: keyof typeof ACCOUNT_STATUSES;
  /** Of whoever asks. */
  role: MemberRole;
}

/** An invitation as whoever got its link sees it: `GET /api/invitations/links/:token`. */
export interface MemberInvitation {
  reference: string;
  businessName: string;
  role: MemberRole;
  /** E-mail of a member, or `staff`. */
  invitedBy: string;
  expiresAt: string;
  /** An invitation is used once: `accepted` also for somebody who was removed since. */
  status: 'open' | 'expired' | 'accepted' | 'withdrawn';
  isMember: boolean;
}

/** An invitation that waits for the signed-in user's verified address, with the token of its link. */
export type MyInvitation = Pick<MemberInvitation, 'reference' | 'businessName' | 'role' | 'invitedBy' | 'expiresAt'> & {
  token: string;
};

/** `POST /api/clients/:reference/people`. */
export interface InviteMemberInput {
  /** A UUID made once per form. Sent again, nobody is invited twice. */
  submissionId: string;
  email: string;
  role: MemberRole;
}

/** `POST /api/clients/people/:id/role`. */
export interface ChangeRoleInput {
  version: number;
  role: MemberRole;
}

/** `POST /api/clients/people/:id/removal`. */
export interface RemoveMemberInput {
  version: number;
}

interface Reasoned {
  /** Why staff do it. It is kept with the act. */
  reason: string;
}

/** `POST /api/ops/clients/:reference/people`. */
export type DeskInviteInput = InviteMemberInput & Reasoned;
/** `POST /api/ops/clients/people/:id/role`. */
export type DeskRoleInput = ChangeRoleInput & Reasoned;
/** `POST /api/ops/clients/people/:id/removal`. */
export type DeskRemovalInput = RemoveMemberInput & Reasoned;
/** `POST /api/ops/clients/invitations/:id/withdrawal`. */
export type DeskWithdrawalInput = Reasoned;

const LONGEST_MEMBER_REASON = 500;

const role = yup
  .mixed<MemberRole>()
  .defined('Choose a role')
  .test('role', 'Choose a role from the list', (value) => MEMBER_ROLE_NAMES.some((known) => known === value));
const invitation = { submissionId: yup.string().required().uuid(), email: emailSchema, role };
const reasoned = { reason: requiredLines('Reason', LONGEST_MEMBER_REASON) };

export const inviteMemberSchema = yup.object(invitation).noUnknown();
export const changeRoleSchema = yup.object({ version: recordVersion, role }).noUnknown();
export const removeMemberSchema = yup.object({ version: recordVersion }).noUnknown();
export const deskInviteSchema = yup.object({ ...invitation, ...reasoned }).noUnknown();
export const deskRoleSchema = yup.object({ version: recordVersion, role, ...reasoned }).noUnknown();
export const deskRemovalSchema = yup.object({ version: recordVersion, ...reasoned }).noUnknown();
export const deskWithdrawalSchema = yup.object(reasoned).noUnknown();
