import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Clock } from './clock.ts';
import type { GroundTables } from './database/ground-tables.ts';
import type { PrivateLinks } from './references/private-links.ts';
import type { Settings } from './Settings.ts';

/** What a capability is started with. Of the database it sees its own tables and the ground's. */
export interface House<Tables = GroundTables> extends Settings {
  database: {
    db: Kysely<Tables & GroundTables>;
    /** For libraries that write their own SQL. */
    pool: Pool;
  };
  now: Clock;
  links: PrivateLinks;
}
