import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A text that changes whenever browsers have reported something new about releases, at any gateway. */
export async function readHealthMark(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select concat((select max(at) from release_visits), ' ', (select max(id) from telemetry_events)) as mark
  `.execute(db);
  return rows[0]?.mark ?? '';
}
