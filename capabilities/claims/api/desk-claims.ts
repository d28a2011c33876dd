import { recordVersion } from '@saltbush/business-api/record-version';
import { requiredLines } from '@saltbush/business-api/texts';
import type { ClaimKind, IsoDate } from '@saltbush/freight';
import * as yup from 'yup';
import { CLAIM_LENGTHS } from './claim-limits.data.ts';
import { type ClaimFacts, type ClaimRow, claimCents } from './claims.ts';

/** `open`: waits for its decision, or for an answer of ours. */
export const DESK_CLAIM_VIEWS = ['open', 'decided', 'all'] as const;
export type DeskClaimView = (typeof DESK_CLAIM_VIEWS)[number];

/** What the desk's list may be sorted by. */
export const DESK_CLAIM_SORTS = ['reference', 'status', 'business', 'kind', 'amount', 'lodged'] as const;
export type DeskClaimSort = (typeof DESK_CLAIM_SORTS)[number];

/** A row of `GET /api/ops/claims`. Open ones begin with the one that waits longest for us, all others with the newest. */
export interface DeskClaimRow extends ClaimRow {
  businessName: string;
  /** Since when the client waits for us to look at it or to answer, ISO 8601; null when they do not. */
  waitsSince: string | null;
}

/** `GET /api/ops/claims?view=&search=&sort=&page=`. */
export interface DeskClaims {
  rows: DeskClaimRow[];
  /** Number of all rows of the view that the search finds. */
  total: number;
  page: number;
  pageSize: number;
  /** Number of claims in each view, without the search. */
  counts: Record<DeskClaimView, number>;
}

/** `GET /api/ops/claims/:reference`, and the answer to everything that staff do with it. */
export interface DeskClaim extends ClaimFacts {
  waitsSince: string | null;
  /** E-mail of the member of staff; null until it is decided. */
  decidedBy: string | null;
  /** The invoice of the consignment, and what a credit note may still take off it before GST; null before there is one. */
  invoice: { reference: string; creditableCents: number } | null;
}

/** How claims of one kind, or of all, went in a period. Amounts are before GST. */
export interface ClaimFigures {
  /** Lodged in the period, and what they claim. */
  lodged: number;
  claimedCents: number;
  /** Accepted or declined in the period, whenever they were lodged. */
  decided: number;
  accepted: number;
  /** What was agreed to, and how much of it credit notes took off invoices. */
  agreedCents: number;
  creditedCents: number;
  /** From lodging to decision, of those that were decided; null when none was. */
  medianDays: number | null;
}

/** `GET /api/ops/claims/figures`: of the last `CLAIM_FIGURE_DAYS` days. */
export interface ClaimFiguresOfAll {
  /** The first day, on Sydney's calendar. */
  from: IsoDate;
  all: ClaimFigures;
  byKind: Record<ClaimKind, ClaimFigures>;
}

export const CLAIM_FIGURE_DAYS = 90;

/** `POST /api/ops/claims/:reference/review`: takes it in review; where nobody has to, notes that no answer is needed. */
export interface ReviewClaimInput {
  version: number;
}

export const CLAIM_OUTCOMES = ['accepted', 'declined'] as const;

/**
 * `POST /api/ops/claims/:reference/decision`: once for each form. 409 `stale`, `claim-closed` for one that was decided or
 * withdrawn, `no-invoice` for a credit where there is none.
 */
export interface DecideClaimInput {
  /** A UUID made once per form. */
  submissionId: string;
  version: number;
  outcome: (typeof CLAIM_OUTCOMES)[number];
  /** The client reads it, also on the credit note. */
  words: string;
  /** What is agreed to before GST, at most what is claimed. Only with `accepted`, like what follows. */
  amountCents?: number | undefined;
  /** How much of it a credit note takes off the invoice, GST with it. Accounts pay the rest. 0 without a note. */
  creditCents?: number | undefined;
}

const AMOUNT = 'Please enter the amount before GST, such as 450.00';
const CREDIT = 'Please enter how much of it to credit before GST, or 0';

/** A field that only an acceptance has. */
const ofAcceptance = (message: string, least: number) =>
  claimCents(message, least)
    .optional()
    .when('outcome', ([outcome], field) =>
      outcome === 'accepted' ? field.required(message) : field.oneOf([undefined], 'Only an acceptance has an amount'),
    );

export const reviewClaimSchema = yup.object({ version: recordVersion }).noUnknown();

export const decideClaimSchema = yup
  .object({
    submissionId: yup.string().required().uuid(),
    version: recordVersion,
    outcome: yup
      .mixed<DecideClaimInput['outcome']>()
      .oneOf([...CLAIM_OUTCOMES])
      .defined(),
    words: requiredLines('Reason', CLAIM_LENGTHS.words, 'Please write why: the client reads it'),
    amountCents: ofAcceptance(AMOUNT, 1),
    creditCents: ofAcceptance(CREDIT, 0).test(
      'within',
      'No more can be credited than is agreed to',
      (credit, { parent }) => credit === undefined || !(credit > Number(parent.amountCents)),
    ),
  })
  .noUnknown();
