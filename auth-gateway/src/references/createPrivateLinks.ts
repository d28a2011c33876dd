import { createHash, createHmac, randomBytes } from 'node:crypto';
import { keptSetting } from '../auth/keptSetting.ts';
import type { Database } from '../database/openDatabase.ts';

const SECRET_SETTING = 'private-link-secret';
const SECRET_BYTES = 32;
/** 22 characters of base64url hold 132 bits. */
const TOKEN_LENGTH = 22;
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

/** `secret` is the configured one. Without it, one is made and kept in the database for all gateways. */
export async function createPrivateLinks({ db }: Pick<Database, 'db'>, secret: string | null): Promise<PrivateLinks> {
  const key = secret ?? (await keptSetting(db, SECRET_SETTING, () => randomBytes(SECRET_BYTES).toString('base64')));
  return {
    token: (record) => createHmac('sha256', key).update(record).digest('base64url').slice(0, TOKEN_LENGTH),
  };
}
