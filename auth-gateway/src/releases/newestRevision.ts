import { REVISION_KINDS } from '@saltbush/contract/release-api';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The newest revision of the live set, 0 before the first. */
export async function newestRevision(db: Kysely<Tables>): Promise<number> {
  const newest = await db
    .selectFrom('release_log')
    .select(({ fn }) => fn.max('seq').as('revision'))
    .where('kind', 'in', REVISION_KINDS)
    .executeTakeFirst();
  return newest?.revision ?? 0;
}
