import type { GroundTables } from '@saltbush/capability/database';
import type { ClaimKind, IsoDate } from '@saltbush/freight';
import type { Generated, Selectable } from 'kysely';
import type { ClaimStatus } from './api/claim-words.ts';
import type { ClaimEntryKind } from './api/claims.ts';

/** What was entered never changes; the state of the claim does. */
interface ClaimTable {
  reference: string;
  submission_id: string;
  booking_reference: string;
  kind: ClaimKind;
  status: Generated<ClaimStatus>;
  /** Counts what staff do and what the client writes, so that nobody decides on what they have not seen. */
  version: Generated<number>;
  words: string;
  goods: string;
  /** Before GST, like all amounts here. */
  amount_cents: number;
  phone: string;
  keeps_packaging: boolean;
  /** These repeat what the consignment said when the claim was made. */
  business_name: string;
  route: string;
  promised_on: IsoDate | null;
  delivered_on: IsoDate | null;
  lodged_at: Date;
  /** E-mail. */
  lodged_by: string;
  /** Since when the client waits for us; null when they do not. */
  waits_since: Date | null;
  /** Null until it is decided, as what follows. */
  decided_at: Date | null;
  decided_by: string | null;
  decision_words: string | null;
  /** Of the form that decided it. */
  decision_id: string | null;
  /** Null unless it is accepted. */
  agreed_cents: number | null;
  /** How much of it a credit note took off the invoice, without and with GST; null without a note. */
  credited_cents: number | null;
  credited_gst_cents: number | null;
  credit_note: string | null;
}

/** What was written and done about a claim. Rows are never changed. */
interface ClaimEventTable {
  id: Generated<number>;
  claim_reference: string;
  at: Date;
  kind: ClaimEntryKind;
  by: 'client' | 'staff';
  /** Id of a client's user, whose right to read answers is looked up before they are mailed; null for staff. */
  user_id: string | null;
  /** E-mail. */
  actor: string;
  words: string;
  /** Of the form of a message. */
  submission_id: string | null;
}

interface ClaimPictureTable {
  claim_reference: string;
  /** The UUID that it was sent under. */
  picture_id: string;
  media_type: 'image/jpeg' | 'image/png' | 'image/webp';
  size_bytes: number;
  content: Buffer;
  stored_at: Date;
  /** E-mail. */
  stored_by: string;
}

export interface ClaimTables {
  claims: ClaimTable;
  claim_events: ClaimEventTable;
  claim_pictures: ClaimPictureTable;
}

/** With what every capability has. */
export type Tables = ClaimTables & GroundTables;
export type ClaimRecordRow = Selectable<ClaimTables['claims']>;
