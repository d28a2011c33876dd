import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';
import { KEPT_DAYS, KEPT_PER_NAME } from './prunableReleases.ts';
import { pruneWithin } from './pruneReleases.ts';

const SETTING = 'releases-pruned';
/** Often enough for a gateway that is restarted every night. */
const LOOK_EVERY_MS = 900_000;

const REASON = `Daily: older than ${KEPT_DAYS} days, beyond the newest ${KEPT_PER_NAME} of their name, and not in use`;

/**
 * Prunes when nobody has within a day. Of several gateways that ask at once, one does it.
 * @returns whether it was this one.
 */
export function pruneDaily({ db }: Pick<Database, 'db'>, log: Logger): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Whoever comes second waits for the row, and then finds that it is not due any more.
    const due = await transaction
      .insertInto('settings')
      .values({ key: SETTING, value: 'daily' })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ updated_at: sql<Date>`clock_timestamp()` })
          .where(sql<boolean>`settings.updated_at < clock_timestamp() - interval '24 hours'`),
      )
      .returning('key')
      .executeTakeFirst();
    if (due === undefined) return false;
    const { releases, freedBytes } = await pruneWithin(transaction, {
      actor: 'gateway',
      reason: REASON,
      isDryRun: false,
    });
    if (releases.length > 0) log.info({ releases: releases.length, freedBytes }, 'prune');
    return true;
  });
}

/** Does so every day. Returns how to stop. */
export function keepReleasesPruned(database: Pick<Database, 'db'>, log: Logger): () => void {
  const timer = setInterval(() => {
    pruneDaily(database, log).catch((err: unknown) => log.error({ err }, 'old releases not pruned'));
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
