import { newSubmissionId } from '@saltbush/business-api/submission-id';
import type { Quote, QuoteRequest } from '@saltbush/freight';

const known = new Map<string, string>();

/** A key that is different for each priced request. */
export function submissionKey(request: QuoteRequest, quote: Quote): string {
  return JSON.stringify([request, quote.totalExGstCents]);
}

/**
 * The submission id of a priced request. It stays the same while the document lives, so that saving twice, or again
 * after going back, makes one quote.
 */
export function submissionFor(key: string): string {
  const id = known.get(key) ?? newSubmissionId();
  known.set(key, id);
  return id;
}

/** Makes the next save of the request a new quote. */
export function forgetSubmission(key: string): void {
  known.delete(key);
}
