import type { Request } from 'express';
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
  /** The address, in lower case, that the issuer of the visitor's account has verified; null without one. */
  verifiedEmailOf: (request: Request) => string | null;
  /** Options for Node of threads that run our own code, as where nothing is compiled. */
  threadOptions: readonly string[];
  /** Ends what was started, when the gateway closes. */
  onClose: (end: () => Promise<void>) => void;
}
