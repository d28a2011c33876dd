import type { User } from '@saltbush/contract';
import type { Request } from 'express';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Clock } from './clock.ts';
import type { GroundTables } from './database/ground-tables.ts';
import type { PrivateLinks } from './references/private-links.ts';
import type { Settings } from './Settings.ts';
import type { BeginTrace } from './traces/active-span.ts';

/** What a capability may be told of. */
export interface Moments {
  /** A request that may have changed something was answered. */
  changed: (act: () => void) => void;
  /** A request that may have ended a session was answered. */
  signedOut: (act: () => void) => void;
  /** The gateway is about to close, and waits for every connection to end. It may be told twice. */
  draining: (act: () => Promise<void>) => void;
  /** The gateway closes. */
  closed: (act: () => Promise<void>) => void;
}

export interface Log {
  error: (facts: object, message: string) => void;
  warn: (facts: object, message: string) => void;
}

/** What a capability is started with. Of the database it sees its own tables and the ground's. */
export interface House<Tables = GroundTables> extends Settings {
  database: {
    db: Kysely<Tables & GroundTables>;
    /** For libraries that write their own SQL. */
    pool: Pool;
    /** With an embedded database this gateway is the only one. */
    kind: 'embedded' | 'server';
  };
  now: Clock;
  links: PrivateLinks;
  /** The address, in lower case, that the issuer of the visitor's account has verified; null without one. */
  verifiedEmailOf: (request: Request) => string | null;
  /** Options for Node of threads that run our own code, as where nothing is compiled. */
  threadOptions: readonly string[];
  sessions: {
    /** The id of a request's session; null when the visitor is known by other means. */
    idOf: (request: Request) => string | null;
    /** Who is signed in in each of these sessions. One that has ended is left out. */
    usersOf: (ids: readonly string[]) => Promise<Map<string, User>>;
  };
  signIns: {
    /** Ends every session of a user at every gateway, and records why and by whom. Open streams end soon after. */
    end: (userId: string, act: { at: Date; reason: string; actor: string }) => Promise<void>;
    /** When each of these users signed in last, as far as a session of theirs still lasts. */
    lastOf: (userIds: readonly string[]) => Promise<Map<string, Date>>;
  };
  when: Moments;
  log: Log;
  /** Measures what belongs to no request; null where nothing is measured. */
  traces: { begin: BeginTrace } | null;
}

/** What there is of it before requests are answered. */
export type DemoHouse<Tables = GroundTables> = Pick<House<Tables>, 'database' | 'links' | 'now'>;
