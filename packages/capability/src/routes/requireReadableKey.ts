import type { IncomingMessage } from 'node:http';
import { Refusal } from '../Refusal.ts';
import type { RouteFacts } from './route.ts';

/** How an `Authorization` header begins that is meant to have an API key in it. */
const MEANT = /^(?:bearer\b|sk_)/i;

/**
 * Of a request in which no key was found: whoever meant to send one must not act as a visitor without one, for whom a booking
 * of the test mode would be freight that is carried. Private links open for everybody, whatever else is sent.
 * @throws Refusal `key-unknown` for a header without a key that can be read, on a route that keys open.
 */
export function requireReadableKey(
  { headers }: IncomingMessage,
  { access, forKeys }: Pick<RouteFacts, 'access' | 'forKeys'>,
): void {
  if (forKeys === null || access === 'link' || !MEANT.test(headers.authorization ?? '')) return;
  const message =
    'There is no API key in the Authorization header. Send “Bearer” and the key as it was shown, which begins with sk_live_ or sk_test_. An owner of your company makes keys at /dashboard/keys.';
  throw new Refusal(message, { status: 401, code: 'key-unknown' });
}
