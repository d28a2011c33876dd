import type { IncomingMessage } from 'node:http';

const SESSION_COOKIES = ['saltbush=', '__Host-saltbush='];
const LONGEST_COOKIE = 500;

/** The session cookie as sent, valid or not; null when there is none. */
export function sessionCookie({ headers }: IncomingMessage): string | null {
  for (const part of (headers.cookie ?? '').split(';')) {
    const cookie = part.trim();
    const start = SESSION_COOKIES.find((name) => cookie.startsWith(name));
    const value = start === undefined ? '' : cookie.slice(start.length, start.length + LONGEST_COOKIE);
    if (value !== '') return value;
  }
  return null;
}
