import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Marks a cause as seen by somebody, or takes that back. */
export async function markFailure(
  db: Kysely<Tables>,
  id: string,
  { isSeen, actor }: { isSeen: boolean; actor: string },
): Promise<void> {
  const mark = isSeen ? { seen_at: sql<Date>`clock_timestamp()`, seen_by: actor } : { seen_at: null, seen_by: null };
  await db.updateTable('failures').set(mark).where('id', '=', id).execute();
}
