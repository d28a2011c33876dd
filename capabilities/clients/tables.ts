import type { KeyScope } from '@saltbush/business-api/key-scopes';
import type { House } from '@saltbush/capability';
import type { GroundTables, Json } from '@saltbush/capability/database';
import type { Generated, GeneratedAlways } from 'kysely';
import type { AccountStatus, ClientFields } from './api/clients.ts';
import type { InvitationStatus, InvitedBy } from './api/invitations.ts';
import type { KeyLifetimeDays } from './api/key-lifetimes.data.ts';
import type { KeyMode } from './api/keys.ts';
import type { MemberRole } from './api/member-roles.data.ts';
import type { MemberEvent, MemberInvitation } from './api/members.ts';

interface ClientTable {
  reference: string;
  submission_id: string;
  /** sha256 of the input, so that the same submission with other answers is noticed. */
  input_digest: string;
  business_name: string;
  contact_name: string;
  email: string;
  details: Json<Omit<ClientFields, 'accountStatus'>>;
  abn_verified: boolean;
  requested_status: AccountStatus;
  status: AccountStatus;
  /** Null when the general terms apply. */
  payment_terms_days: Generated<number | null>;
  version: Generated<number>;
  submitted_at: Date;
}

/** The members of a client: which users belong to it, and as what. */
interface ClientUserTable {
  id: Generated<number>;
  reference: string;
  user_id: string;
  email: string;
  joined_at: Date;
  role: Generated<MemberRole>;
  /** E-mail of a member, or `staff`; null for who set the client up or is its contact. */
  invited_by: string | null;
  version: Generated<number>;
}

/** The invitation of an address to join a client in a role, with the link of its mail. */
interface ClientMemberInvitationTable {
  id: Generated<number>;
  reference: string;
  submission_id: string;
  token_hash: string;
  /** In lower case. */
  email: string;
  role: MemberRole;
  /** E-mail of a member, or `staff`. */
  invited_by: string;
  invited_at: Date;
  /** When its mail was written last. */
  sent_at: Date;
  /** It ends by time alone. */
  expires_at: Date;
  status: Generated<Exclude<MemberInvitation['status'], 'expired'>>;
  settled_at: Date | null;
}

/** What was done about the members of a client, and by whom. Rows are never changed. */
interface ClientMemberEventTable {
  id: Generated<number>;
  reference: string;
  at: Date;
  act: MemberEvent['act'];
  /** Whom it was about. */
  email: string;
  /** With which id they sign in; null for somebody who had not joined. */
  user_id: string | null;
  /** After it. */
  role: MemberRole;
  /** Of staff; blank for what a member did. */
  reason: string;
  /** E-mail. */
  actor: string;
  by_staff: boolean;
}

/** The question to a contact whether the client that named them is theirs. */
interface ClientInvitationTable {
  id: Generated<number>;
  reference: string;
  /** E-mail of the contact, in lower case. */
  email: string;
  invited_at: Date;
  invited_by_kind: InvitedBy['kind'];
  /** E-mail of the signed-in user who named the contact; null for a visitor. */
  invited_by: string | null;
  expires_at: Date;
  /** An open invitation expires by time alone. */
  status: Generated<Exclude<InvitationStatus, 'expired'>>;
  settled_at: Date | null;
  /** The user who answered it. */
  user_id: string | null;
}

/** The audit trail of a client's status. Rows are never changed. */
interface ClientEventTable {
  id: Generated<number>;
  reference: string;
  at: Date;
  status: AccountStatus;
  reason: string;
  actor: string;
}

interface RateSheetTable {
  id: Generated<number>;
  client_reference: string;
  file_name: string;
  row_count: number;
  skipped_count: number;
  uploaded_at: Date;
  uploaded_by: string;
  /** Null for a sheet that came with the client's set-up, like the digest (sha256) of the file. */
  submission_id: string | null;
  content_digest: string | null;
  /** Whether all its lanes are in `rate_sheet_lanes`. */
  is_indexed: Generated<boolean>;
}

/** Which sheet prices a client's freight by distance: the latest row counts. Rows are never changed. */
interface RateSheetActivationTable {
  id: Generated<number>;
  client_reference: string;
  rate_sheet_id: number;
  actor: string;
  at: Date;
}

/** Rows of an activated sheet, with the columns by which they are found when a quote is priced. */
interface RateSheetLaneTable {
  rate_sheet_id: number;
  line: number;
  origin_key: string;
  destination_key: string;
  vehicle_key: string;
  /** Dollars, above 0. */
  rate_per_km: number;
}

interface RateSheetRowTable {
  rate_sheet_id: number;
  /** Line number from 1, counted without the lines that were skipped. */
  line: number;
  origin: string;
  destination: string;
  vehicle: string;
  /** Dollars. */
  rate_per_km: number;
}

/** An uploaded sheet that waits up to an hour for its form. */
interface RateSheetUploadTable {
  /** sha256 of the token that the form names. */
  token_hash: string;
  network: string;
  /** sha256 of the file. */
  content_digest: string;
  row_count: number;
  skipped_count: number;
  uploaded_at: Date;
}

/** Its rows. They are removed once a form has used them. */
interface RateSheetUploadBatchTable {
  token_hash: string;
  /** From 0. */
  position: number;
  /** As JSON. */
  rows: string;
}

/** The keys with which programs of a client act for it. */
interface ApiKeyTable {
  id: GeneratedAlways<number>;
  reference: string;
  submission_id: string;
  name: string;
  mode: KeyMode;
  scopes: Json<KeyScope[]>;
  /** Of its secret part, which is computed and never stored. */
  token_hash: string;
  hint: string;
  /** E-mail of a member, like who revoked it. */
  made_by: string;
  made_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
  revoked_by: string | null;
  /** For how long it was made; null for one that has no end. */
  lifetime_days: KeyLifetimeDays | null;
  /** Its first moment without use: once it was replaced, sooner than it was made for. */
  ends_at: Date | null;
  /** The key that was made in its place. */
  successor_id: number | null;
  /** How many days before its end its company was told last. */
  told_days: number | null;
}

/** Tables of clients, their keys and their rate sheets. */
export interface ClientTables {
  clients: ClientTable;
  client_users: ClientUserTable;
  client_invitations: ClientInvitationTable;
  client_member_invitations: ClientMemberInvitationTable;
  client_member_events: ClientMemberEventTable;
  client_events: ClientEventTable;
  api_keys: ApiKeyTable;
  rate_sheets: RateSheetTable;
  rate_sheet_rows: RateSheetRowTable;
  rate_sheet_activations: RateSheetActivationTable;
  rate_sheet_lanes: RateSheetLaneTable;
  rate_sheet_uploads: RateSheetUploadTable;
  rate_sheet_upload_batches: RateSheetUploadBatchTable;
}

/** What of the database this capability sees. */
export type Tables = ClientTables & GroundTables;
export type Database = House<ClientTables>['database'];
