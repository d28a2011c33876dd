import { createHash } from 'node:crypto';

/** 22 characters of base64url hold 132 bits. */
export const TOKEN_LENGTH = 22;
const TOKEN_PATTERN = /^[\w-]{22}$/;

export interface PrivateLinks {
  /**
   * The token of a record's private link, such as of `quote:Q-2026-000123`. It is computed and never stored: later
   * mails can carry the same link, and with a configured secret a copy of the database opens nothing.
   */
  token: (record: string) => string;
}

/** The hash under which a record is stored, to find it by its token. Null for text that is not a token. */
export function tokenHash(token: string): string | null {
  return TOKEN_PATTERN.test(token) ? createHash('sha256').update(token).digest('hex') : null;
}
