import { createReadStream, readFileSync, statSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setImmediate as immediate } from 'node:timers/promises';
import type { Pool } from 'pg';
import { type Header, type Pack, pack } from 'tar-stream';

const DATABASE = 'database';
const LOG_FOLDER = 'pg_wal';
/** Files that a running engine writes for itself, or that a backup writes for the engine which starts from it. */
const NOT_COPIED = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'backup_label.old']);

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Files up to this size are read at once. A table has several files, nearly all of them small, so a thousand of them
 * take few turns of the event loop.
 */
const SMALL_BYTES = 256 * 1024;
const SMALL_FILES_A_TURN = 20;
/** Larger files are read in large pieces, also to take few turns of the event loop. */
const CHUNK_BYTES = 4 * 1024 * 1024;

/**
 * Adds a file to the archive. When the archive is destroyed, every entry that still waits fails with the same error,
 * which the archive reports itself.
 */
function addEntry(archive: Pack, header: Partial<Header> & Pick<Header, 'name'>, bytes?: Buffer | string): void {
  const ignore = () => {};
  (bytes === undefined ? archive.entry(header) : archive.entry(header, bytes)).on('error', ignore);
}

/** Adds a file at its present length. It may grow meanwhile: the write-ahead log holds what came since. */
async function addFile(archive: Pack, dataDir: string, name: string): Promise<void> {
  const path = join(dataDir, name);
  try {
    const { size } = statSync(path);
    if (size <= SMALL_BYTES) {
      addEntry(archive, { name, mode: 0o600 }, readFileSync(path));
    } else {
      await pipeline(
        createReadStream(path, { end: size - 1, highWaterMark: CHUNK_BYTES }),
        archive.entry({ name, size, mode: 0o600 }),
      );
    }
  } catch (error) {
    // The file was dropped during the copy. The log repeats that drop when the copy is opened.
    if (!isGone(error)) throw error;
  }
}

async function addFolder(archive: Pack, dataDir: string, folder: string, skip?: string): Promise<void> {
  addEntry(archive, { name: `${folder}/`, type: 'directory', mode: 0o700 });
  const entries = await readdir(join(dataDir, folder), { withFileTypes: true });
  for (const [index, entry] of entries.entries()) {
    if (index % SMALL_FILES_A_TURN === 0) await immediate();
    const name = `${folder}/${entry.name}`;
    if (entry.name === skip || NOT_COPIED.has(entry.name)) continue;
    if (entry.isDirectory()) await addFolder(archive, dataDir, name);
    else if (entry.isFile()) await addFile(archive, dataDir, name);
  }
}

/**
 * The segment of the write-ahead log at which the copy begins, from a line such as `START WAL LOCATION: 0/2000028 (file
 * 0000…02)`.
 */
function firstSegment(label: string): string {
  const [, segment] = label.match(/^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/) ?? [];
  if (segment === undefined)
    throw new Error('The database did not begin a backup: its answer names no segment of the write-ahead log.');
  return segment;
}

interface Backup {
  archive: Pack;
  /** Resolves, never rejects, once the database is out of the backup: also after the archive was destroyed. */
  ended: Promise<void>;
}

/**
 * Copies the embedded database while it is written to, as a tar archive of the data folder. This is PostgreSQL's own
 * method (Continuous Archiving, "Making a Base Backup Using the Low Level API"): the first start from the copy replays
 * the log, so the copy is whole up to the moment at which it ended.
 */
export function streamBackup(pool: Pick<Pool, 'query'>, dataDir: string): Backup {
  const archive = pack();

  async function copy(): Promise<void> {
    await pool.query(`select pg_backup_start('saltbush', true)`);
    let label = '';
    try {
      await addFolder(archive, dataDir, DATABASE, LOG_FOLDER);
    } finally {
      const { rows } = await pool.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
      label = rows[0]?.labelfile ?? '';
    }
    const first = firstSegment(label);
    await addFolder(archive, dataDir, `${DATABASE}/${LOG_FOLDER}`);
    // PostgreSQL removes old log only after a gigabyte, but does so during a copy too. Without this segment the copy is
    // useless.
    await stat(join(dataDir, DATABASE, LOG_FOLDER, first));
    addEntry(archive, { name: `${DATABASE}/backup_label`, mode: 0o600 }, label);
    const token = await readFile(join(dataDir, 'operator-token')).catch(() => null);
    if (token !== null) addEntry(archive, { name: 'operator-token', mode: 0o600 }, token);
    archive.finalize();
  }

  const ended = copy().catch((error: Error) => void archive.destroy(error));
  return { archive, ended };
}
