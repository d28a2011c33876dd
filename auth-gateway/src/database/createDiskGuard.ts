import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Disk space that is never used. The largest statement stores one file of a release: 60 MB, plus 30 MB packed twice,
 * and all of that again in the write-ahead log, which grows by 16 MB at a time. When the log itself finds no room, the
 * engine hangs and the whole process with it, so no write may start that could come to that.
 */
export const DISK_RESERVE_BYTES = 320 * 1024 * 1024;

/** PostgreSQL's own code for a full disk. */
const DISK_FULL = '53100';
const READ_ONLY = '25006';

/** Bytes that can still be written to the disk of a folder. */
export function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

export interface DiskGuard {
  hasRoom: () => boolean;
  /** Call it when no transaction is open: it decides whether the next ones may write or only read. */
  beforeTransaction: () => Promise<void>;
  /** Stops the writes of an open transaction when the disk has filled up meanwhile. */
  beforeStatement: () => Promise<void>;
  /** Replaces the error of a refused write by one that names the full disk as the reason. */
  explain: (error: unknown) => unknown;
}

/** Lets the engine write while the disk has room, and only read while it has not. */
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
      // This fails in a transaction that has failed already. Nothing can be written there anyway.
      await engine.exec('set transaction_read_only = on').catch(() => {});
    },
    explain(error) {
      const { code } = error as { code?: unknown };
      if (code !== READ_ONLY || hasRoom()) return error;
      return Object.assign(new Error('The disk of the data folder is full.', { cause: error }), { code: DISK_FULL });
    },
  };
}
