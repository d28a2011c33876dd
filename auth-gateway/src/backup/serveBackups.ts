import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../database/openDatabase.ts';
import { socketPath } from '../database/socketPath.ts';
import type { Logger } from '../log.ts';
import { inLargePieces } from './inLargePieces.ts';
import { packedQuickly } from './packedQuickly.ts';
import { streamBackup } from './streamBackup.ts';

/** Name of the socket in the data folder: who may read the folder may have a copy of it. */
export const BACKUP_SOCKET = 'backup.sock';

interface Dependencies {
  database: Pick<Database, 'pool'>;
  dataDir: string;
  log: Logger;
}

/**
 * Hands a copy of the embedded database to whoever connects to a socket in the data folder, one after the other. The
 * copy is a gzip tar; one that did not become whole ends without gzip's own end.
 */
export async function serveBackups({ database, dataDir, log }: Dependencies): Promise<() => Promise<void>> {
  const path = socketPath(dataDir, BACKUP_SOCKET);
  let last: Promise<void> = Promise.resolve();
  const server: Server = createServer((socket) => {
    // Nothing is said here, but only who reads hears that the other side has gone.
    socket.on('error', () => {}).resume();
    last = last.then(async () => {
      try {
        const gzip = packedQuickly();
        await pipeline(streamBackup(database.pool, dataDir), inLargePieces, gzip, socket);
        log.info('backup taken');
      } catch (error) {
        log.error({ err: error }, 'the backup was not taken');
      }
    });
  });
  // The lock on the data folder says that whoever listened here is gone.
  if (process.platform !== 'win32') await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  server.unref();
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await last;
    await closed;
  };
}
