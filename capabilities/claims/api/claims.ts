import { recordVersion } from '@saltbush/business-api/record-version';
import { line, lines, requiredLine, requiredLines } from '@saltbush/business-api/texts';
import { CLAIM_KINDS, type ClaimKind, type ClaimWindow, type IsoDate } from '@saltbush/freight';
import * as yup from 'yup';
import { CLAIM_LENGTHS, MOST_CLAIM_CENTS } from './claim-limits.data.ts';
import type { ClaimStatus } from './claim-words.ts';

/** What a client enters. */
export interface ClaimFields {
  kind: ClaimKind;
  /** What happened. */
  words: string;
  /** The goods concerned. */
  goods: string;
  /** Before GST: up to this much is claimed. */
  amountCents: number;
  /** Whom to ring is whoever lodged it. */
  phone: string;
  /** Whether the packaging is kept for inspection; asked for damage alone, false for anything else. */
  keepsPackaging: boolean;
}

/**
 * `POST /api/shipments/:reference/claims`: 201 the claim, 200 for a form sent again. 409 `claim-not-open` outside the time in
 * which it can be made, `claim-known` while another one of the same kind is open.
 */
export interface LodgeClaimInput extends ClaimFields {
  /** A UUID made once per form. */
  submissionId: string;
}

/** `POST /api/claims/:reference/messages` and, for staff, `POST /api/ops/claims/:reference/messages`. */
export interface ClaimMessageInput {
  /** A UUID made once per message. Sent again, it goes out no second time. */
  submissionId: string;
  words: string;
}

/** `POST /api/claims/:reference/withdrawal`. */
export interface WithdrawClaimInput {
  version: number;
  /** Why; may be blank. */
  words: string;
}

/** A claim in a list of the client. */
export interface ClaimRow {
  /** Such as `CLM-2026-00001`. */
  reference: string;
  /** The consignment, such as `SH-2026-0123`. */
  shipmentReference: string;
  kind: ClaimKind;
  status: ClaimStatus;
  /** Such as `Sydney to Melbourne`. */
  route: string;
  /** Before GST, like what was agreed to; null until the claim is accepted. */
  amountCents: number;
  agreedCents: number | null;
  /** ISO 8601. */
  lodgedAt: string;
}

/** `GET /api/claims?page=`: open ones first, then the newest. */
export interface Claims {
  rows: ClaimRow[];
  /** Number of all claims, and of those that are open. */
  total: number;
  open: number;
  /** Counts from 1. */
  page: number;
  pageSize: number;
}

/** `GET /api/shipments/:reference/claims`: whether a claim can be made, and those that were. */
export interface ShipmentClaims {
  status: ClaimWindow['status'];
  /** What can be claimed for now: nothing that an open claim is about. */
  kinds: ClaimKind[];
  /** The last day; null while the freight is under way. */
  until: IsoDate | null;
  /** The first day, while it is still to come. */
  from: IsoDate | null;
  /** Open ones first, then the newest. */
  claims: ClaimRow[];
}

/** A picture of a claim; it is at `GET /api/claims/:reference/pictures/:picture`. */
export interface ClaimPicture {
  /** The UUID that it was sent under. */
  id: string;
  sizeBytes: number;
  /** ISO 8601. */
  at: string;
}

/** What was written or done. `looked`: staff have seen it, and took it in review if nobody had. */
export const CLAIM_ENTRY_KINDS = ['lodged', 'message', 'looked', 'accepted', 'declined', 'withdrawn'] as const;
export type ClaimEntryKind = (typeof CLAIM_ENTRY_KINDS)[number];

export interface ClaimEntry {
  id: number;
  /** ISO 8601. */
  at: string;
  kind: ClaimEntryKind;
  by: 'client' | 'staff';
  /** E-mail; to clients, blank for our staff. */
  actor: string;
  /** Plain text; may be blank. */
  words: string;
}

/** What was decided. Amounts are before GST unless they say otherwise. */
export interface ClaimDecision {
  outcome: 'accepted' | 'declined';
  /** Why. */
  words: string;
  /** ISO 8601. */
  at: string;
  /** Null when it is declined, like what follows. */
  agreedCents: number | null;
  /** What a credit note took off the invoice; its document is one of the consignment's. */
  creditNote: { reference: string; exGstCents: number; totalIncGstCents: number } | null;
  /** The rest, which accounts pay. */
  toPayCents: number | null;
}

/** What client and staff see alike. */
export interface ClaimFacts extends ClaimRow, Omit<ClaimFields, keyof ClaimRow> {
  /** Send it back with a change. */
  version: number;
  businessName: string;
  /** On the delivery city's calendar, as it was known when the claim was made. */
  promisedOn: IsoDate | null;
  deliveredOn: IsoDate | null;
  /** E-mail of who lodged it. */
  lodgedBy: string;
  /** In the order in which they were sent. */
  pictures: ClaimPicture[];
  /** Oldest first. */
  thread: ClaimEntry[];
  decision: ClaimDecision | null;
}

/** `GET /api/claims/:reference`, and the answer to everything that a client does with it. */
export interface Claim extends ClaimFacts {
  /** Whether the role of whoever asks lets them write, send pictures and withdraw it. */
  mayAct: boolean;
}

const AMOUNT = 'Please enter the amount before GST, up to $100,000, such as 450.00';

/** An amount in whole cents, within what may be claimed. */
export const claimCents = (message: string, least = 1) =>
  yup.number().typeError(message).integer(message).min(least, message).max(MOST_CLAIM_CENTS, message);

const submissionId = yup.string().required().uuid();

export const lodgeClaimSchema = yup
  .object({
    submissionId,
    kind: yup
      .mixed<ClaimKind>()
      .oneOf([...CLAIM_KINDS], 'Choose what the claim is for')
      .defined('Choose what the claim is for'),
    words: requiredLines('What happened', CLAIM_LENGTHS.words, 'Please say what happened'),
    goods: requiredLines('Goods', CLAIM_LENGTHS.goods, 'Please say which goods it is about'),
    amountCents: claimCents(AMOUNT).required(AMOUNT),
    phone: requiredLine('Phone number', CLAIM_LENGTHS.phone),
    keepsPackaging: yup
      .boolean()
      .required()
      .test('of-damage', 'Only damage is about packaging', (keeps, { parent }) => !keeps || parent.kind === 'damage'),
  })
  .noUnknown();

export const claimMessageSchema = yup
  .object({ submissionId, words: requiredLines('Message', CLAIM_LENGTHS.words, 'Please write a message') })
  .noUnknown();

export const withdrawClaimSchema = yup
  .object({ version: recordVersion, words: lines('Reason', CLAIM_LENGTHS.words) })
  .noUnknown();

const PAGE_LENGTH = 6;
export const claimQuerySchema = yup.object({ page: line('Page', PAGE_LENGTH).optional() }).noUnknown();
