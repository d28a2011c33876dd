import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createEmbeddedPool } from '../database/createEmbeddedPool.ts';
import { lockDataFolder } from '../database/lockDataFolder.ts';
import { socketPath } from '../database/socketPath.ts';
import { inLargePieces } from './inLargePieces.ts';
import { packedQuickly } from './packedQuickly.ts';
import { BACKUP_SOCKET } from './serveBackups.ts';
import { streamBackup } from './streamBackup.ts';

/** Error codes that mean that no gateway listens: no socket file, or nobody behind it. */
const NOBODY = ['ENOENT', 'ECONNREFUSED'];

function connectTo(path: string): Promise<Readable | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(path, () => resolve(socket));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      NOBODY.includes(error.code ?? '') ? resolve(null) : reject(error),
    );
  });
}

/** Writes an archive to a file, if it is whole: a gzip stream that was cut off lacks its end mark. */
async function keepWhole(archive: Readable, file: string): Promise<void> {
  const partial = `${file}.partial`;
  try {
    const checked = new PassThrough();
    await Promise.all([
      pipeline(archive, checked, createWriteStream(partial, { mode: 0o600 })),
      pipeline(checked, createGunzip({ chunkSize: 1024 * 1024 }), async (unpacked) => {
        for await (const _chunk of unpacked);
      }),
    ]);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/**
 * Writes a copy of the embedded database to `file`, a gzip tar of the data folder. A running gateway makes it; when
 * none runs, the database is opened for it. Rejects and leaves no file when the copy is not whole.
 */
export async function takeBackup(dataDir: string, file: string): Promise<'from the gateway' | 'from the folder'> {
  const running = await connectTo(socketPath(dataDir, BACKUP_SOCKET));
  if (running !== null) {
    await keepWhole(running, file);
    return 'from the gateway';
  }
  const unlock = await lockDataFolder(dataDir);
  try {
    const { pool } = await createEmbeddedPool(join(dataDir, 'database'));
    const gzip = packedQuickly();
    const { archive, ended } = streamBackup(pool, dataDir);
    await Promise.all([pipeline(archive, inLargePieces, gzip), keepWhole(gzip, file)]);
    await ended;
    await pool.end();
  } finally {
    await unlock();
  }
  return 'from the folder';
}
