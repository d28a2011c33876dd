import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Something that removes what has been kept long enough. */
export interface RetentionJob {
  /** Such as `mails`; what is counted is logged under it. */
  id: string;
  /** How often it runs, whichever gateway does it. */
  everyMs: number;
  /** Rows of one transaction: few enough that the embedded database, which runs on this thread, lets others in. */
  batchSize: number;
  /** After so many, the rest is left for the next look. */
  mostBatches: number;
  /** Removes at most so many that are due at `now`, and says how many it were. */
  removeBatch: (transaction: Transaction<Tables>, now: Date, most: number) => Promise<number>;
}
