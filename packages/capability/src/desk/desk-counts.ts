import type { Kysely } from 'kysely';
import type { GroundTables } from '../database/ground-tables.ts';

/** Nobody is shown a larger figure, so no more rows than this are counted. */
export const MOST_COUNTED = 100;

/**
 * How many records wait for staff, under the names by which areas of the desk ask for them. Each is asked about twice a minute
 * by everybody on the desk, so it counts at most `MOST_COUNTED` rows, by an index. `at` is the present moment.
 */
export type DeskCounts<Tables = GroundTables> = Readonly<
  Record<string, (db: Kysely<Tables & GroundTables>, at: Date) => Promise<number>>
>;
