import { withinTime } from '@saltbush/capability/database';
import { hashOf } from '../hashOf.ts';
import type { ReadKeptFile } from '../readStoredFile.ts';

/** A database that takes longer has an outage, and a page waits for its files. */
const PATIENCE_MS = 1_000;

/**
 * Reads from the copy on the disk what the database does not give: while it is away, pages that nobody has opened yet can
 * be shown too. A copy with other bytes than the published ones counts as none.
 */
export function orFromCopy(
  readStored: ReadKeptFile,
  readCopied: ReadKeptFile,
  patienceMs: number = PATIENCE_MS,
): ReadKeptFile {
  return async (name, version, path) => {
    const stored = readStored(name, version, path);
    try {
      return await withinTime(stored, patienceMs);
    } catch {
      const copied = await readCopied(name, version, path);
      const isSound = copied?.identity != null && (await hashOf(copied.identity)) === copied.integrity;
      return isSound ? copied : stored;
    }
  };
}
