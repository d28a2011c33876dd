import type { ApiError } from '@saltbush/contract/api';
import { brand } from '@saltbush/ui/brand';

type Fault = ApiError | { message?: string | undefined };

export const isApiError = (fault: Fault): fault is ApiError => 'problem' in fault;

/** Tells the visitor why a call failed and what to do. */
export function faultText(fault: Fault): string {
  if (isApiError(fault)) {
    if (fault.problem) return fault.problem.detail;
    if (fault.status === 'offline') {
      return `We cannot be reached just now. Check your connection and try again: what you filled in stays here. Or ring ${brand.phone}.`;
    }
  }
  return `Something went wrong on our side (${fault.message ?? 'no answer'}). Try again: what you filled in stays here. Or ring ${brand.phone}.`;
}

/** Errors of the gateway by field; empty for any other failure. */
export function faultFields(fault: Fault): Record<string, string> {
  const fields = isApiError(fault) ? (fault.problem?.fields ?? []) : [];
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}
