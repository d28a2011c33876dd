import { withinTime } from '@saltbush/capability/database';
import type { Logger } from '../log.ts';
import { createOutage } from '../outages/createOutage.ts';
import { isDatabaseAway } from './databaseFault.ts';
import type { Database } from './openDatabase.ts';

const PROBE_EVERY_MS = 1_000;
const PROBE_PATIENCE_MS = 1_000;
/**
 * Good probes in a row before an outage counts as over. One may be luck while a server starts, and each failure after
 * it would be logged as a new outage.
 */
const STEADY_PROBES = 3;

export interface DatabaseOutage {
  /**
   * Whether an error means that the database is away. Such an error needs no line of its own: the outage is logged when
   * it begins and when it ends.
   */
  isReported: (error: unknown) => boolean;
  /** Starts logging outages. Returns a function that stops it. */
  watch: (database: Pick<Database, 'pool'>, log: Logger) => () => void;
}

/** Logs each outage of the database in two lines, however many polls and requests meet it. */
export function createDatabaseOutage(): DatabaseOutage {
  let begin: ((error: unknown) => void) | null = null;
  return {
    isReported(error) {
      if (begin === null || !isDatabaseAway(error)) return false;
      begin(error);
      return true;
    },
    watch({ pool }, log) {
      let timer: NodeJS.Timeout | null = null;
      const outage = createOutage(log, {
        outage: 'database',
        began: 'the database does not answer; public pages are shown signed out, and whatever needs it answers 503',
        ended: 'the database answers again',
      });

      async function probe(steady: number): Promise<void> {
        const isThere = await withinTime(pool.query('select 1'), PROBE_PATIENCE_MS).then(
          () => true,
          () => false,
        );
        if (timer === null) return;
        if (isThere && steady + 1 >= STEADY_PROBES) {
          timer = null;
          outage.end();
          return;
        }
        schedule(isThere ? steady + 1 : 0);
      }

      function schedule(steady: number): void {
        timer = setTimeout(() => void probe(steady), PROBE_EVERY_MS);
        timer.unref();
      }

      begin = (error) => {
        outage.begin(error);
        if (timer === null) schedule(0);
      };
      return () => {
        begin = null;
        if (timer) clearTimeout(timer);
        timer = null;
      };
    },
  };
}
