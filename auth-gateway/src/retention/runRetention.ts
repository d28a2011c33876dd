import { setImmediate as turn } from 'node:timers/promises';
import type { Clock } from '@saltbush/capability';
import type { RetentionJob } from '@saltbush/capability/retention';
import { type Kysely, sql } from 'kysely';
import { claimJob, returnJob } from '../chores/claimJob.ts';
import { databaseFault } from '../database/databaseFault.ts';
import type { Tables } from '../database/tables.ts';
import type { Logger } from '../log.ts';

interface Run {
  db: Kysely<Tables>;
  jobs: readonly RetentionJob[];
  /** The time that business rules use. */
  now: Clock;
  log: Logger;
  /** Checked between two batches. */
  isStopped: () => boolean;
}

/** The database's time when that is earlier: a gateway whose clock is ahead would remove too much. */
async function retentionTime(db: Kysely<Tables>, now: Clock): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const [time] = rows;
  if (time === undefined) throw new Error('The database did not tell the time.');
  return new Date(Math.min(time.at.getTime(), now().getTime()));
}

async function runJob(job: RetentionJob, { db, now, isStopped }: Run): Promise<{ removed: number; isDone: boolean }> {
  const at = await retentionTime(db, now);
  let removed = 0;
  for (let batch = 0; batch < job.mostBatches; batch += 1) {
    if (isStopped()) return { removed, isDone: false };
    const count = await db.transaction().execute((transaction) => job.removeBatch(transaction, at, job.batchSize));
    removed += count;
    if (count < job.batchSize) return { removed, isDone: true };
    await turn();
  }
  return { removed, isDone: job.mostBatches === 1 };
}

/**
 * Runs each job that is due, one after the other. Of several gateways, one does it. A job that fails, or finds more
 * than it may remove at once, is due again at the next look. One line of the log says what was removed.
 * @returns how much each job removed; jobs that were not due or failed are left out.
 */
export async function runRetention(run: Run): Promise<Record<string, number>> {
  const { db, jobs, log, isStopped } = run;
  const removed: Record<string, number> = {};
  const unfinished: string[] = [];
  for (const job of jobs) {
    if (isStopped()) break;
    const claim = { key: `retention-${job.id}`, everyMs: job.everyMs };
    try {
      if (!(await claimJob(db, claim))) continue;
      const outcome = await runJob(job, run);
      removed[job.id] = outcome.removed;
      if (outcome.isDone) continue;
      unfinished.push(job.id);
      await returnJob(db, claim);
    } catch (err) {
      log.error(
        { err, job: job.id },
        'a retention job failed, so some data is kept too long; it is tried again at the next look',
      );
      // The other jobs would fail too; the next look runs them.
      if (databaseFault(err) === 'unreachable') break;
      await returnJob(db, claim).catch(() => {});
    }
  }
  const counts = Object.fromEntries(Object.entries(removed).filter(([, count]) => count > 0));
  if (Object.keys(counts).length > 0) log.info({ removed: counts, unfinished }, 'retention');
  return removed;
}
