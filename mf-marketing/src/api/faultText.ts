import { type FailureWords, failureText, isApiError } from '@saltbush/calls';
import type { ApiError } from '@saltbush/contract/api';
import { brand } from '@saltbush/ui/brand';

type Fault = ApiError | { message?: string | undefined };

const WORDS: FailureWords = {
  offline: `We cannot be reached just now. Check your connection and try again: what you filled in stays here. Or ring ${brand.phone}.`,
  showsFaults: true,
  fault: (message) =>
    `Something went wrong on our side (${message}). Try again: what you filled in stays here. Or ring ${brand.phone}.`,
};

/** Tells the visitor why a call failed and what to do. */
export function faultText(fault: Fault): string {
  return isApiError(fault) ? failureText(fault, WORDS) : WORDS.fault(fault.message ?? 'no answer');
}

/** Errors of the gateway by field; empty for any other failure. */
export function faultFields(fault: Fault): Record<string, string> {
  const fields = isApiError(fault) ? (fault.problem?.fields ?? []) : [];
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}
