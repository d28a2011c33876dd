import type { QuoteOutcome } from './quote-types.ts';

/** Whether a client's own sheet may price this freight: it has no fixed rate, but a known distance. */
export function takesOwnRate(outcome: QuoteOutcome): boolean {
  return outcome.status === 'indicative' || (outcome.status === 'refused' && outcome.code === 'no-rate-for-size');
}
