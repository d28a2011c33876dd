import type { ApiError } from '@saltbush/contract/api';

/** Reads what a hook of the API hands out as `error`: the call's own failure, or null for none. */
export function apiError(error: unknown): ApiError | null {
  if (error === undefined || error === null) return null;
  if (typeof error === 'object' && 'status' in error && 'message' in error) return error as ApiError;
  return { status: 'offline', message: error instanceof Error ? error.message : String(error), problem: null };
}
