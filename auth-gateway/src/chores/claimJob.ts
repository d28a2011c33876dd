import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

interface Job {
  /** The setting that says when it ran last. */
  key: string;
  everyMs: number;
}

/** Takes a job that is due by the database's clock. False when another gateway took it, or it is not due. */
export async function claimJob(db: Kysely<Tables>, { key, everyMs }: Job): Promise<boolean> {
  const claimed = await db
    .insertInto('settings')
    .values({ key, value: 'last run' })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ updated_at: sql<Date>`clock_timestamp()` })
        .where(
          sql<boolean>`settings.updated_at < clock_timestamp() - make_interval(secs => ${sql.lit(everyMs / 1_000)})`,
        ),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Makes a job that could not be finished due again at once. */
export async function returnJob(db: Kysely<Tables>, { key }: Pick<Job, 'key'>): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', key).execute();
}
