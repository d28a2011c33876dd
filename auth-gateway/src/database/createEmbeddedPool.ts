import { EventEmitter } from 'node:events';
import { PGlite, type Results } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import { createDiskGuard, type DiskGuard, freeBytesOf } from './createDiskGuard.ts';

const BYTEA = 17;
/**
 * The engine works on this thread. Its own 128 MB of buffers take half a second to fill when it starts, and filling each
 * new file of its log with zeros would hold up everybody for a tenth of a second.
 */
const SETTINGS = ['-c', 'shared_buffers=32MB', '-c', 'wal_init_zero=off'];
/** Longer than any statement takes: after such a wait, a transaction must be waiting for itself. */
const CONNECT_TIMEOUT_MS = 30_000;

interface QueryConfig {
  text: string;
  values?: readonly unknown[];
}

interface Waiting {
  start: () => void;
  timeout: NodeJS.Timeout;
}

/** Taken at import time, so that a test which fakes the clock does not stop the database. */
const immediate = setImmediate;

/**
 * The engine answers within one turn of the event loop. Without this pause a long transaction would block everybody
 * else.
 */
const nextTurn = () => new Promise<void>((resolve) => void immediate(resolve));

function pgResult({ rows, fields, affectedRows, ...rest }: Results) {
  const command = (rest as { command?: string }).command ?? '';
  const changes = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command);
  return { rows, fields, command, oid: 0, rowCount: changes ? (affectedRows ?? 0) : rows.length };
}

/** The part of a `pg` connection that Kysely, connect-pg-simple and rate-limiter-flexible use. */
class EmbeddedClient {
  readonly #engine: PGlite;
  readonly #guard: DiskGuard;
  #onRelease: (() => void) | null;

  constructor(engine: PGlite, guard: DiskGuard, onRelease: () => void) {
    this.#engine = engine;
    this.#guard = guard;
    this.#onRelease = onRelease;
  }

  async query(query: string | QueryConfig, parameters?: readonly unknown[]) {
    const { text, values } = typeof query === 'string' ? { text: query, values: parameters } : query;
    await this.#guard.beforeStatement();
    try {
      return await this.#run(text, values);
    } catch (error) {
      throw this.#guard.explain(error);
    }
  }

  async #run(text: string, values: readonly unknown[] | undefined) {
    await nextTurn();
    if (values && values.length > 0) return pgResult(await this.#engine.query(text, [...values]));
    // Like a real server, a text without parameters may hold several statements. The last result counts.
    const results = await this.#engine.exec(text);
    return pgResult(results.at(-1) ?? { rows: [], fields: [], affectedRows: 0 });
  }

  /**
   * As with `pg`, an error here means that the connection is in an unknown state, so an open transaction is rolled
   * back.
   */
  release(error?: Error | boolean): void {
    const onRelease = this.#onRelease;
    if (onRelease === null) throw new Error('This connection was given back already.');
    this.#onRelease = null;
    if (error) void this.#engine.exec('rollback').then(onRelease, onRelease);
    else onRelease();
  }
}

/** A pool with one connection: whoever has it uses the engine alone until the release, so transactions never mix. */
class EmbeddedPool extends EventEmitter {
  readonly #engine: PGlite;
  readonly #guard: DiskGuard;
  readonly #queue: Waiting[] = [];
  #isTaken = false;
  #isEnding = false;

  constructor(engine: PGlite, guard: DiskGuard) {
    super();
    this.#engine = engine;
    this.#guard = guard;
  }

  async connect(): Promise<EmbeddedClient> {
    const client = await this.#take();
    try {
      await this.#guard.beforeTransaction();
      return client;
    } catch (error) {
      client.release();
      throw error;
    }
  }

  #take(): Promise<EmbeddedClient> {
    if (this.#isEnding) return Promise.reject(new Error('The database is closed.'));
    return new Promise((resolve, reject) => {
      const start = () => resolve(new EmbeddedClient(this.#engine, this.#guard, () => this.#next()));
      if (!this.#isTaken) {
        this.#isTaken = true;
        start();
        return;
      }
      const timeout = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        const hint = 'Inside a transaction, every query must go through the transaction.';
        reject(new Error(`The embedded database was busy for ${CONNECT_TIMEOUT_MS / 1000} s. ${hint}`));
      }, CONNECT_TIMEOUT_MS);
      const waiting = { start, timeout };
      this.#queue.push(waiting);
    });
  }

  #next(): void {
    const next = this.#queue.shift();
    if (next === undefined) {
      this.#isTaken = false;
      return;
    }
    clearTimeout(next.timeout);
    next.start();
  }

  async query(query: string | QueryConfig, values?: readonly unknown[]) {
    const client = await this.connect();
    try {
      return await client.query(query, values);
    } finally {
      client.release();
    }
  }

  async end(): Promise<void> {
    if (this.#isEnding) return;
    const last = this.#take();
    this.#isEnding = true;
    await last;
    await this.#engine.close();
  }
}

export interface EmbeddedDatabase {
  pool: Pool;
  /** Whether the disk has room. Without it the database can be read but not written. */
  hasRoom: () => boolean;
}

/**
 * Opens PGlite in `folder` with the interface of a `pg` pool. Binary values are passed as Node buffers, since the
 * engine's own conversion is twelve times slower.
 */
export async function createEmbeddedPool(
  folder: string,
  freeBytes = () => freeBytesOf(folder),
): Promise<EmbeddedDatabase> {
  const engine = await PGlite.create({
    dataDir: folder,
    startParams: [...PGlite.defaultStartParams, ...SETTINGS],
    serializers: { [BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` },
    parsers: { [BYTEA]: (hex: string) => Buffer.from(hex.slice(2), 'hex') },
  });
  const guard = createDiskGuard(engine, freeBytes);
  return { pool: new EmbeddedPool(engine, guard) as unknown as Pool, hasRoom: guard.hasRoom };
}
