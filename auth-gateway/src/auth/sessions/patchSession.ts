import type { SessionData } from 'express-session';
import { sql } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';

/**
 * Changes some fields of a stored session and keeps what other requests wrote meanwhile. Does nothing when the session
 * has ended.
 */
export async function patchSession(
  { db }: Pick<Database, 'db'>,
  sid: string,
  patch: Partial<SessionData>,
): Promise<void> {
  await sql`
    update sessions set sess = (sess::jsonb || ${JSON.stringify(patch)}::jsonb)::json where sid = ${sid}
  `.execute(db);
}
