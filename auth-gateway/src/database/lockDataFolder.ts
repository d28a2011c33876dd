import { mkdir, rm, rmdir, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartFault } from '../errors.ts';
import { socketPath } from './socketPath.ts';

const PROBE_TIMEOUT_MS = 2_000;
const GUARD_RETRY_MS = 50;
/** A process holds the guard for a few milliseconds. A guard older than this was left by one that died meanwhile. */
const GUARD_STALE_MS = 5_000;

type Holder = { status: 'alive'; pid: string } | { status: 'none' };

/** Asks the process that listens at the socket for its id. */
function probe(path: string): Promise<Holder> {
  return new Promise((resolve) => {
    const socket = connect(path).setEncoding('utf8').setTimeout(PROBE_TIMEOUT_MS);
    let pid = '';
    let isConnected = false;
    const finish = () => {
      socket.destroy();
      resolve(isConnected ? { status: 'alive', pid: pid.trim() } : { status: 'none' });
    };
    socket.on('connect', () => {
      isConnected = true;
    });
    socket.on('data', (chunk: string) => {
      pid += chunk;
    });
    socket.on('timeout', finish).on('error', finish).on('close', finish);
  });
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => {}).end(String(process.pid)));
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

/** Lets one process at a time look at the lock and take it. */
async function enterGuard(path: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      await mkdir(path);
      return () => rmdir(path).catch(() => {});
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const age = await stat(path).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      );
      if (age > GUARD_STALE_MS) await rmdir(path).catch(() => {});
      else await wait(GUARD_RETRY_MS);
    }
  }
}

async function take(dataDir: string, path: string): Promise<Server> {
  const holder = await probe(path);
  if (holder.status === 'alive') {
    throw new StartFault(
      `The data folder ${dataDir} is in use by another gateway${holder.pid ? ` (process ${holder.pid})` : ''}. Stop ` +
        'that one, choose another folder with DATA_DIR, or use a PostgreSQL server with DATABASE_URL to run several.',
      { code: 'data-folder-in-use' },
    );
  }
  if (process.platform !== 'win32') await rm(path, { force: true });
  try {
    return await listen(path);
  } catch (cause) {
    throw new StartFault(
      `The data folder ${dataDir} cannot be locked (${(cause as Error).message}). Choose one on a local disk with ` +
        'DATA_DIR.',
      { code: 'data-folder-unusable', cause },
    );
  }
}

/**
 * Takes the data folder for this process: two gateways on one embedded database would lose data. The lock is a socket
 * that the holder listens on. The system closes it when the process ends, however that happens, and other containers
 * that share the folder see it too.
 * @returns a function that releases the folder.
 * @throws StartFault `data-folder-in-use`, naming the holder.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const path = socketPath(dataDir, 'gateway.lock');
  const leaveGuard = await enterGuard(join(dataDir, 'gateway.lock-guard'));
  try {
    const server = await take(dataDir, path);
    return () => new Promise((resolve) => server.close(() => resolve()));
  } finally {
    await leaveGuard();
  }
}
