import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Which sessions end: all of a user, the one with this id at the issuer, or the one that matches both. */
export interface EndedSessions {
  userId: string | null;
  issuerSession: string | null;
  /** Only those that began before this moment, in milliseconds since 1970. */
  before: number;
}

interface Act {
  at: Date;
  reason: string;
  /** E-mail of the operator, or the name of whatever else ended them. */
  actor: string;
}

/**
 * Ends sessions at every gateway and makes the embedded issuer forget the user, so that the next sign-in asks for the
 * password. Open streams end within five seconds. Returns how many sessions there were.
 */
export async function endSessions(
  db: Kysely<Tables>,
  { userId, issuerSession, before }: EndedSessions,
  { at, reason, actor }: Act,
): Promise<number> {
  if (userId === null && issuerSession === null) return 0;
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ user_id: string | null }>`
      delete from sessions
      where (${userId}::text is null or sess->'user'->>'id' = ${userId}::text)
        and (${issuerSession}::text is null or sess->>'issuerSession' = ${issuerSession}::text)
        and sess->'user' is not null
        and coalesce((sess->>'signedInAt')::bigint, 0) < ${before}
      returning sess->'user'->>'id' as user_id
    `.execute(transaction);
    if (userId !== null && issuerSession === null) {
      await sql`
        delete from oidc_payloads where model in ('Session', 'Grant', 'AuthorizationCode', 'AccessToken')
          and payload->>'accountId' = ${userId}
      `.execute(transaction);
    }
    const subject = userId ?? rows[0]?.user_id ?? null;
    if (subject !== null) {
      const act = { at, user_id: subject, sessions: rows.length, reason, actor };
      await transaction.insertInto('session_ends').values(act).execute();
    }
    return rows.length;
  });
}
