import * as calls from '@saltbush/calls';
import type { ApiError } from '@saltbush/contract/api';

/** Tells the user what went wrong and what to do. What was typed is not mentioned, because it stays. */
export function failureText(error: ApiError): string {
  const text = calls.failureText(error, {
    offline: 'The site could not be reached. Check the connection and try again.',
    unexplained: { 401: 'You are signed out. Sign in again in another tab, then try again here.' },
    showsFaults: true,
    fault: (message) => `The site did not answer as it should (${message.slice(0, 120)}). Try again in a minute.`,
  });
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
