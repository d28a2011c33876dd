const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How often a job runs, and how much it removes at once. Rows are few where each is heavy. */
export const RHYTHMS = {
  /** Records with rows that belong to them, and mails. */
  records: { everyMs: DAY_MS, batchSize: 100, mostBatches: 100 },
  files: { everyMs: HOUR_MS, batchSize: 20, mostBatches: 100 },
  /** A busy site makes millions of these a day, of a few bytes each. */
  reports: { everyMs: HOUR_MS, batchSize: 1_000, mostBatches: 1_000 },
} as const;
