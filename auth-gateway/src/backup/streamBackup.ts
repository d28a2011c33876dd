import { createReadStream, readFileSync, statSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setImmediate as immediate } from 'node:timers/promises';
import type { Pool } from 'pg';
import { type Header, type Pack, pack } from 'tar-stream';

const DATABASE = 'database';
const LOG_FOLDER = 'pg_wal';
/** Written by a running engine for itself, or by a backup for the engine that starts from it. */
const NOT_COPIED = new Set(['postmaster.pid', 'postmaster.opts', 'backup_label', 'backup_label.old']);

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A table has several files, nearly all of them small: read so, a thousand of them take few turns of the event loop. */
const SMALL_BYTES = 256 * 1024;
const SMALL_FILES_A_TURN = 20;
/** The rest in large pieces, for the same reason. */
const CHUNK_BYTES = 4 * 1024 * 1024;

/** An archive that is given up ends each entry that still waits in it with the same error, which the archive tells of. */
function addEntry(archive: Pack, header: Partial<Header> & Pick<Header, 'name'>, bytes?: Buffer | string): void {
  const ignore = () => {};
  (bytes === undefined ? archive.entry(header) : archive.entry(header, bytes)).on('error', ignore);
}

/** One file as long as it is now, although it may grow meanwhile: the write-ahead log holds what came since. */
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
    // What was dropped while the copy is made is dropped again from the log.
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

/** The segment of the write-ahead log at which the copy begins: `START WAL LOCATION: 0/2000028 (file 0000…02)`. */
function firstSegment(label: string): string {
  const [, segment] = label.match(/^START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/) ?? [];
  if (segment === undefined) throw new Error('The database began no backup.');
  return segment;
}

/**
 * Copies the embedded database while it is written to, as a tar archive of the data folder. It is PostgreSQL's own way
 * (Continuous Archiving, "Making a Base Backup Using the Low Level API"): what the log holds is done again at the first
 * start from the copy, so that it is whole up to the moment at which the copy ended.
 */
export function streamBackup(pool: Pick<Pool, 'query'>, dataDir: string): Pack {
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
    // The log is thrown away only after a gigabyte, but then also while it is copied.
    await stat(join(dataDir, DATABASE, LOG_FOLDER, first));
    addEntry(archive, { name: `${DATABASE}/backup_label`, mode: 0o600 }, label);
    const token = await readFile(join(dataDir, 'operator-token')).catch(() => null);
    if (token !== null) addEntry(archive, { name: 'operator-token', mode: 0o600 }, token);
    archive.finalize();
  }

  copy().catch((error: Error) => archive.destroy(error));
  return archive;
}
