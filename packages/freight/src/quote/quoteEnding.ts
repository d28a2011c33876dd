import type { QuoteOutcome, RefusalCode } from './quote-types.ts';

/** How a request for a price can end, for staff who decide which lanes to open. */
export const QUOTE_ENDINGS = [
  'priced',
  'estimate',
  'no-lane',
  'unknown-place',
  'unclear-place',
  'too-heavy',
  'closed',
  'unanswered',
] as const;
export type QuoteEnding = (typeof QUOTE_ENDINGS)[number];

const ENDING_OF_REFUSAL: Partial<Record<RefusalCode, QuoteEnding>> = {
  'no-rate': 'no-lane',
  'not-metro': 'no-lane',
  'no-hourly-hire-here': 'no-lane',
  'price-on-application': 'no-lane',
  'outside-metro-zones': 'no-lane',
  'place-unknown': 'unknown-place',
  'distance-unknown': 'unknown-place',
  'place-ambiguous': 'unclear-place',
  'too-large': 'too-heavy',
  'no-rate-for-size': 'too-heavy',
  'pallet-over-limits': 'too-heavy',
  'pallet-not-standard': 'too-heavy',
  'after-cut-off': 'closed',
  'no-business-day': 'closed',
};

/** Why a price ended as it did; `unanswered` when the visitor still had something to fill in or to correct. */
export function quoteEnding(outcome: QuoteOutcome): QuoteEnding {
  if (outcome.status === 'priced') return 'priced';
  if (outcome.status === 'indicative') return 'estimate';
  return ENDING_OF_REFUSAL[outcome.code] ?? 'unanswered';
}
