import type { Clock } from '@saltbush/capability';
import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';
import { RETENTION_JOBS } from './retentionJobs.ts';
import { runRetention } from './runRetention.ts';

/** Often enough even for a gateway that is restarted every night. */
const LOOK_EVERY_MS = 900_000;

/** Removes what has been kept long enough, also on a site without visitors. Returns a function that stops it. */
export function keepRetention(
  { db }: Pick<Database, 'db'>,
  { now, log }: { now: Clock; log: Logger },
): () => Promise<void> {
  let isStopped = false;
  let running: Promise<unknown> | null = null;
  const look = () => {
    if (running !== null) return;
    running = runRetention({ db, jobs: RETENTION_JOBS, now, log, isStopped: () => isStopped }).finally(() => {
      running = null;
    });
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
