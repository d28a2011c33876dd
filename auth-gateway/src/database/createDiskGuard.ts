import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Room that is never written into. The largest statement stores one file of a release: 60 MB, twice 30 MB packed, and
 * the same once more in the write-ahead log, which grows by 16 MB at a time. Should the log itself find no room, the
 * engine hangs, and the whole process with it: so nothing is begun that might come to that.
 */
export const DISK_RESERVE_BYTES = 320 * 1024 * 1024;

/** PostgreSQL's own code for a full disk. */
const DISK_FULL = '53100';
const READ_ONLY = '25006';

/** Bytes that may still be written to the disk of a folder. */
export function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

export interface DiskGuard {
  hasRoom: () => boolean;
  /** To be called where no transaction is open: the next ones may write, or only read. */
  beforeTransaction: () => Promise<void>;
  /** Ends the writing of a transaction that was open when the disk filled up. */
  beforeStatement: () => Promise<void>;
  /** Says of a refused write that the disk is the reason. */
  explain: (error: unknown) => unknown;
}

/** Lets the engine write while there is room on the disk, and only read while there is not. */
export function createDiskGuard(engine: Pick<PGlite, 'exec'>, freeBytes: () => number): DiskGuard {
  let isReadOnly = false;
  const hasRoom = () => freeBytes() >= DISK_RESERVE_BYTES;
  return {
    hasRoom,
    async beforeTransaction() {
      if (hasRoom() !== isReadOnly) return;
      isReadOnly = !isReadOnly;
      await engine.exec(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
    },
    async beforeStatement() {
      if (isReadOnly || hasRoom()) return;
      // In a transaction that has failed already, this fails too, and nothing can be written anyway.
      await engine.exec('set transaction_read_only = on').catch(() => {});
    },
    explain(error) {
      const { code } = error as { code?: unknown };
      if (code !== READ_ONLY || hasRoom()) return error;
      return Object.assign(new Error('The disk of the data folder is full.', { cause: error }), { code: DISK_FULL });
    },
  };
}
