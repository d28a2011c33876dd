import type { User } from '@saltbush/contract';
import type { SessionData } from 'express-session';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { CheckSession } from './sessions/createSessionCheck.ts';

/** Who is signed in with each of these sessions, at whichever gateway they began. Ended sessions are left out. */
export async function sessionUsers(
  db: Kysely<Tables>,
  ids: readonly string[],
  check: CheckSession,
): Promise<Map<string, User>> {
  const users = new Map<string, User>();
  if (ids.length === 0) return users;
  const rows = await db
    .selectFrom('sessions')
    .select(['sid', 'sess'])
    .where('sid', 'in', ids)
    .where('expire', '>', new Date())
    .execute();
  for (const { sid, sess } of rows) {
    const checked = await check(sid, sess as SessionData);
    if (checked?.user) users.set(sid, checked.user);
  }
  return users;
}
