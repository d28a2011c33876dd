import type { ApiError } from '@saltbush/contract/api';
import { isApiError } from './isApiError.ts';

/** The failure of a call, from the `error` of an API hook; null when there is none. */
export function apiError(error: unknown): ApiError | null {
  if (error === undefined || error === null) return null;
  if (isApiError(error)) return error;
  const { message = String(error) } = error as { message?: string };
  return { status: 'offline', message, problem: null };
}
