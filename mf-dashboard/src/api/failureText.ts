import * as calls from '@saltbush/calls';
import type { ApiError } from '@saltbush/contract/api';
import { brand } from '@saltbush/ui/brand';

/** Tells the user what went wrong and what to do. */
export const failureText = (error: ApiError): string =>
  calls.failureText(error, {
    offline: 'Our server could not be reached. Check your connection and try again.',
    instead: { 401: 'You have been signed out. Sign in again and you come back to this very place.' },
    unexplained: { 403: `Your account may not see this. Call ${brand.phone} if it should.` },
    fault: () => `Something went wrong at our end. Try again in a minute, or call ${brand.phone}.`,
  });
