import { Refusal } from '../Refusal.ts';

/** What was found. @throws Refusal `not-found` with this message for null. */
export function orNotFound<T>(found: T | null, message: string): T {
  if (found !== null) return found;
  throw new Refusal(message, { status: 404, code: 'not-found' });
}
