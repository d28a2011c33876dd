import type { ApiError } from '@saltbush/contract/api';

/** What went wrong with a call and what to do, for a person. Says nothing about what was typed: that stays. */
export function failureText({ status, problem, message }: ApiError): string {
  if (problem?.detail) return /[.!?]$/.test(problem.detail) ? problem.detail : `${problem.detail}.`;
  if (status === 'offline') return 'The site could not be reached. Check the connection and try again.';
  if (status === 401) return 'You are signed out. Sign in again in another tab, then try again here.';
  return `The site did not answer as it should (${message.slice(0, 120)}). Try again in a minute.`;
}
