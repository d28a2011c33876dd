import { randomBytes } from 'node:crypto';
import type { Database } from '../database/openDatabase.ts';
import { keptSetting } from './keptSetting.ts';

/** The secret that signs session cookies: the configured one, or one made once for all gateways on one database. */
export async function sessionSecret({ db }: Pick<Database, 'db'>, configured: string | null): Promise<string> {
  return configured ?? (await keptSetting(db, 'session-secret', () => randomBytes(32).toString('base64url')));
}
