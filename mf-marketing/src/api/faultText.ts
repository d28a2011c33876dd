import type { ApiError } from '@saltbush/contract/api';
import { brand } from '@saltbush/ui/brand';

type Fault = ApiError | { message?: string | undefined };

export const isApiError = (fault: Fault): fault is ApiError => 'problem' in fault;

/** Why a call did not work and what to do, for the visitor who waits for it. */
export function faultText(fault: Fault): string {
  if (isApiError(fault)) {
    if (fault.problem) return fault.problem.detail;
    if (fault.status === 'offline') {
      return `We cannot be reached just now. Check your connection and try again: what you filled in stays here. Or ring ${brand.phone}.`;
    }
  }
  return `Something went wrong on our side (${fault.message ?? 'no answer'}). Try again: what you filled in stays here. Or ring ${brand.phone}.`;
}

/** What the gateway found wrong, by field; empty for any other fault. */
export function faultFields(fault: Fault): Record<string, string> {
  const fields = isApiError(fault) ? (fault.problem?.fields ?? []) : [];
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}
