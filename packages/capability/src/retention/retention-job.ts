import type { Transaction } from 'kysely';
import type { GroundTables } from '../database/ground-tables.ts';

/** A job that removes what has been kept long enough. */
export interface RetentionJob<Tables = GroundTables> {
  /** Name such as `mails`, under which the counts are logged. */
  id: string;
  /** How often it runs, at whichever gateway. */
  everyMs: number;
  /** Rows per transaction. Few, since the embedded database runs on this thread and others wait. */
  batchSize: number;
  /** Most batches in one run. The rest waits for the next look. */
  mostBatches: number;
  /** Removes at most `most` rows that are due at `now`, and returns how many. */
  removeBatch: (transaction: Transaction<Tables & GroundTables>, now: Date, most: number) => Promise<number>;
}
