import type { Kysely } from 'kysely';
import type { GroundTables } from './ground-tables.ts';
import type { Queries } from './queries.ts';

/**
 * The same database, with the tables of the capability that is asked. Every database has them; a neighbour's types do not
 * name them.
 */
export const withTables = <Tables>(db: Queries<GroundTables>): Kysely<Tables & GroundTables> =>
  db as unknown as Kysely<Tables & GroundTables>;
