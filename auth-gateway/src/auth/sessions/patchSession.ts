import type { SessionData } from 'express-session';
import { sql } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';

/** Writes part of a session that is still there: what another request wrote meanwhile stays. */
export async function patchSession(
  { db }: Pick<Database, 'db'>,
  sid: string,
  patch: Partial<SessionData>,
): Promise<void> {
  await sql`
    update sessions set sess = (sess::jsonb || ${JSON.stringify(patch)}::jsonb)::json where sid = ${sid}
  `.execute(db);
}
