import type { IncomingMessage } from 'node:http';

/** Whether a request comes with a bearer token, also with one that cannot be read. */
export function hasBearer({ headers }: IncomingMessage): boolean {
  return /^bearer\b/i.test(headers.authorization ?? '');
}
