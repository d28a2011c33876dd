import { randomBytes } from 'node:crypto';
import type { Database } from '../database/openDatabase.ts';
import { keptSetting } from './keptSetting.ts';

/** What session cookies are signed with: as configured, or made once for all gateways on one database. */
export async function sessionSecret({ db }: Pick<Database, 'db'>, configured: string | null): Promise<string> {
  return configured ?? (await keptSetting(db, 'session-secret', () => randomBytes(32).toString('base64url')));
}
