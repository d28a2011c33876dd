import type { ApiError } from '@saltbush/contract/api';

/** The failure of a call, from the `error` of an API hook; null when there is none. */
export function apiError(error: unknown): ApiError | null {
  if (error === undefined || error === null) return null;
  if (typeof error === 'object' && 'status' in error && 'message' in error) return error as ApiError;
  return { status: 'offline', message: error instanceof Error ? error.message : String(error), problem: null };
}
