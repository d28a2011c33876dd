import type { ApiError } from '@saltbush/contract/api';

/** Tells the user what went wrong and what to do. What was typed is not mentioned, because it stays. */
export function failureText({ status, problem, message }: ApiError): string {
  if (problem?.detail) return /[.!?]$/.test(problem.detail) ? problem.detail : `${problem.detail}.`;
  if (status === 'offline') return 'The site could not be reached. Check the connection and try again.';
  if (status === 401) return 'You are signed out. Sign in again in another tab, then try again here.';
  return `The site did not answer as it should (${message.slice(0, 120)}). Try again in a minute.`;
}
