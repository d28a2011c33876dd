import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { StartFault } from '../errors.ts';

/** The lowest limit for the length of a socket's path, which is macOS's. */
const LONGEST_SOCKET_PATH = 103;

/**
 * The path of a socket with this name in the data folder.
 * @throws StartFault `data-folder-unusable` when the path is too long.
 */
export function socketPath(dataDir: string, name: string): string {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\saltbush-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}-${name}`;
  }
  const absolute = join(dataDir, name);
  const fromHere = relative(process.cwd(), absolute);
  const path = fromHere.length < absolute.length ? fromHere : absolute;
  if (Buffer.byteLength(path) > LONGEST_SOCKET_PATH) {
    throw new StartFault(
      `The path of the data folder ${dataDir} is too long for a lock. Choose a shorter one with DATA_DIR.`,
      { code: 'data-folder-unusable' },
    );
  }
  return path;
}
