import type { ApiError } from '@saltbush/contract/api';

/** Whether an error is an answer of the gateway, or says that there was none; any other is a fault of the page. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'problem' in error;
}
