import type { IncomingMessage } from 'node:http';

/** Whether a request carries a bearer token, readable or not. */
export function hasBearer({ headers }: IncomingMessage): boolean {
  return /^bearer\b/i.test(headers.authorization ?? '');
}
