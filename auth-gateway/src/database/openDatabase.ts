import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import { StartFault } from '../errors.ts';
import { DISK_RESERVE_BYTES, freeBytesOf } from './createDiskGuard.ts';
import { createEmbeddedPool } from './createEmbeddedPool.ts';
import { endSilence } from './endSilence.ts';
import { lockDataFolder } from './lockDataFolder.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import { missingMigration } from './missingMigration.ts';
import type { Tables } from './tables.ts';

export interface Database {
  kind: 'embedded' | 'server';
  db: Kysely<Tables>;
  /** For libraries that write their own SQL. Inside a transaction of `db`, use the transaction instead. */
  pool: pg.Pool;
  /** Whether the disk has room to write. This gateway cannot see a server's disk, so there it is true. */
  hasRoom: () => boolean;
  /**
   * Whether this gateway still fits the schema: no newer one has removed what it uses. Rejects while the database does
   * not answer.
   */
  isSchemaKnown: () => Promise<boolean>;
  close: () => Promise<void>;
}

interface Opened extends Pick<Database, 'pool' | 'hasRoom'> {
  unlock: () => Promise<void>;
}

const CONNECT_TIMEOUT_MS = 5_000;
/** No statement here takes this long. One that does holds a connection, or a lock that others wait for. */
const STATEMENT_TIMEOUT_MS = 30_000;
const OLDEST_SERVER = 15;

/** Returns eight-byte integers (counts, sums) as numbers, like the embedded database. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

function describeServer(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'DATABASE_URL';
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `${hostname}:${port || 5432}${pathname}`;
}

async function openServer(databaseUrl: string): Promise<Opened> {
  const where = describeServer(databaseUrl);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  });
  // An error event without a listener would end the process. The pool emits it for idle connections and replaces them
  // at the next query; inside a transaction, the query itself fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  let version: number;
  try {
    const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num');
    version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  } catch (cause) {
    await pool.end();
    const { code, message } = cause as NodeJS.ErrnoException;
    const why = message || code || 'no answer';
    throw new StartFault(
      `The database at ${where} cannot be used (${why}). Check DATABASE_URL and that the server runs, or unset ` +
        'DATABASE_URL to use the embedded database.',
      { code: 'database-unreachable', cause },
    );
  }
  if (version < OLDEST_SERVER) {
    await pool.end();
    throw new StartFault(
      `The database at ${where} is PostgreSQL ${version}; ${OLDEST_SERVER} or newer is needed. Upgrade the server.`,
      { code: 'database-too-old' },
    );
  }
  return { pool, hasRoom: () => true, unlock: async () => {} };
}

const inMegabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;

/** @throws StartFault when opening the database could fill the disk. */
function requireRoom(dataDir: string): void {
  const free = freeBytesOf(dataDir);
  if (free >= DISK_RESERVE_BYTES) return;
  throw new StartFault(
    `The disk of the data folder ${dataDir} has ${inMegabytes(free)} left; the embedded database is opened only with ` +
      `${inMegabytes(DISK_RESERVE_BYTES)} or more. Nothing was lost: make room, then start again.`,
    { code: 'disk-full' },
  );
}

async function openEmbedded(dataDir: string): Promise<Opened> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new StartFault(
      `The data folder ${dataDir} cannot be written (${(cause as Error).message}). Choose another with DATA_DIR.`,
      { code: 'data-folder-unusable', cause },
    );
  }
  requireRoom(dataDir);
  const unlock = await lockDataFolder(dataDir);
  const folder = join(dataDir, 'database');
  try {
    return { ...(await createEmbeddedPool(folder)), unlock };
  } catch (cause) {
    await unlock();
    throw new StartFault(
      `The database in ${folder} cannot be opened (${(cause as Error).message}). Restore it from a backup, or move ` +
        'the folder away to begin with an empty one.',
      { code: 'data-folder-unusable', cause },
    );
  }
}

/**
 * Opens the configured database and brings its schema up to date.
 * @throws StartFault with one line that says what to do.
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  migrations = MIGRATIONS,
): Promise<Database> {
  const { pool, hasRoom, unlock } =
    config.databaseUrl === null ? await openEmbedded(config.dataDir) : await openServer(config.databaseUrl);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    // Kysely ends the pool only if it used it.
    await db.destroy();
    if (!pool.ended) await pool.end();
    await unlock();
  };
  try {
    await migrate(db, migrations);
    // Only after the migrations: one of them may be silent for as long as it takes.
    pool.on('acquire', endSilence);
  } catch (error) {
    await close();
    throw error;
  }
  const kind = config.databaseUrl === null ? 'embedded' : 'server';
  const isSchemaKnown = async () => (await missingMigration(db, migrations)) === null;
  return { kind, db, pool, hasRoom, isSchemaKnown, close };
}
