import { newSubmissionId } from '@saltbush/business-api/submission-id';
import type { Quote, QuoteRequest } from '@saltbush/freight';

const known = new Map<string, string>();

/** Tells one priced request from another. */
export function submissionKey(request: QuoteRequest, quote: Quote): string {
  return JSON.stringify([request, quote.totalExGstCents]);
}

/**
 * The submission of a priced request: the same one for as long as the document lives, so that a quote saved twice, or
 * saved again after going back, is one quote.
 */
export function submissionFor(key: string): string {
  const id = known.get(key) ?? newSubmissionId();
  known.set(key, id);
  return id;
}

/** Lets the next save of the request be a quote of its own. */
export function forgetSubmission(key: string): void {
  known.delete(key);
}
