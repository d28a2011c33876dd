import type { IncomingMessage } from 'node:http';

/** The token of an `Authorization: Bearer` header, or null. */
export function bearerToken({ headers }: IncomingMessage): string | null {
  return /^Bearer +([\w.~+/=-]{1,500})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}
