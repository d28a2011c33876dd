import type { Clock } from '@saltbush/capability';
import { keepLooking } from '../chores/keepLooking.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';
import { RETENTION_JOBS } from './retentionJobs.ts';
import { runRetention } from './runRetention.ts';

/** Often enough even for a gateway that is restarted every night. */
const LOOK_EVERY_MS = 900_000;

/** Removes what has been kept long enough, also on a site without visitors. Returns a function that stops it. */
export const keepRetention = (
  { db }: Pick<Database, 'db'>,
  { now, log }: { now: Clock; log: Logger },
): (() => Promise<void>) =>
  keepLooking(LOOK_EVERY_MS, (isStopped) => runRetention({ db, jobs: RETENTION_JOBS, now, log, isStopped }));
