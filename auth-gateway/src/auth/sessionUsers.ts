import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

interface SessionUser {
  id?: string;
  roles?: readonly string[];
}

/** Who is signed in with each of these sessions, at whichever gateway that began; those that have ended are left out. */
export async function sessionUsers(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, SessionUser>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('sessions')
    .select(['sid', 'sess'])
    .where('sid', 'in', ids)
    .where('expire', '>', new Date())
    .execute();
  return new Map(rows.map(({ sid, sess }) => [sid, (sess as { user?: SessionUser }).user ?? {}]));
}
