import type { ApiError } from '@saltbush/contract/api';
import { brand } from '@saltbush/ui/brand';

/** Tells the user what went wrong and what to do. */
export function failureText({ status, problem }: ApiError): string {
  if (status === 'offline') return 'Our server could not be reached. Check your connection and try again.';
  if (status === 401) return 'You have been signed out. Sign in again and you come back to this very place.';
  if (problem?.detail && status < 500) return problem.detail;
  if (status === 403) return `Your account may not see this. Call ${brand.phone} if it should.`;
  return `Something went wrong at our end. Try again in a minute, or call ${brand.phone}.`;
}
