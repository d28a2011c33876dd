import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** When each of these users signed in last, by the sessions that they still have. Others are left out. */
export async function lastSignIns(db: Kysely<Tables>, userIds: readonly string[]): Promise<Map<string, Date>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; at: string | null }>`
    select sess->'user'->>'id' as id, max((sess->>'signedInAt')::bigint)::text as at from sessions
    where sess->'user'->>'id' in (${sql.join([...userIds])}) and expire > now()
    group by 1
  `.execute(db);
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, new Date(Number(at))] as const])));
}
