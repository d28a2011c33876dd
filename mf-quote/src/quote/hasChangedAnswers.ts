import type { QuoteRequest } from '@saltbush/freight';

/**
 * Whether the visitor's own answers differ. The service and the FTL vehicle are left out, since they follow from the
 * others.
 */
export function hasChangedAnswers(before: QuoteRequest, now: QuoteRequest): boolean {
  return answers(before) !== answers(now);
}

function answers(request: QuoteRequest): string {
  return JSON.stringify({ ...request, service: null, ftlVehicle: null });
}
