import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../database/openDatabase.ts';
import { socketPath } from '../database/socketPath.ts';
import type { Logger } from '../log.ts';
import { inLargePieces } from './inLargePieces.ts';
import { packedQuickly } from './packedQuickly.ts';
import { streamBackup } from './streamBackup.ts';

/** Name of the socket in the data folder. Whoever may read that folder may have a copy of it. */
export const BACKUP_SOCKET = 'backup.sock';

interface Dependencies {
  database: Pick<Database, 'pool'>;
  dataDir: string;
  log: Logger;
}

/**
 * Sends a copy of the embedded database, as a gzip tar, to whoever connects to a socket in the data folder; one copy at
 * a time. A copy that failed halfway ends without the end mark of gzip.
 */
export async function serveBackups({ database, dataDir, log }: Dependencies): Promise<() => Promise<void>> {
  const path = socketPath(dataDir, BACKUP_SOCKET);
  let last: Promise<void> = Promise.resolve();
  const server: Server = createServer((socket) => {
    // The client sends nothing, but only a socket that is read notices that the other side has gone.
    socket.on('error', () => {}).resume();
    last = last.then(async () => {
      // Whoever left before their turn gets nothing: a pipeline into a socket that has ended never ends.
      if (!socket.writable) return;
      const { archive, ended } = streamBackup(database.pool, dataDir);
      try {
        await pipeline(archive, inLargePieces, packedQuickly(), socket);
        log.info('backup taken');
      } catch (error) {
        log.error({ err: error }, 'a backup could not be taken; whoever asked for it got no usable file');
      }
      // The database can be in one backup at a time, and leaves it a moment after whoever asked has hung up.
      await ended;
    });
  });
  // This gateway has locked the data folder, so a socket that is left here belongs to a process that is gone.
  if (process.platform !== 'win32') await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  server.unref();
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await last;
    await closed;
  };
}
