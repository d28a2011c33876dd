import { isNeeded } from '../live-copy/live-copy-files.ts';
import type { createFileCache } from './createFileCache.ts';
import { isDamaged } from './damaged-file.ts';
import { type LiveSet, releasesOf } from './liveSet.ts';

interface LiveFiles {
  /** Reads the files that pages of these releases need, in the background and one after the other. */
  keep: (liveSet: LiveSet) => void;
  close: () => Promise<void>;
}

/** Skips a damaged file, which is logged elsewhere, and goes on with the others. */
function unlessDamaged(error: unknown): void {
  if (!isDamaged(error)) throw error;
}

/**
 * Loads the files of live pages into memory ahead of requests, so that pages which nobody has opened yet can be shown
 * while the database is away. A file that cannot be read now is read when it is asked for.
 */
export function keepLiveFiles(files: Pick<ReturnType<typeof createFileCache>, 'find'>): LiveFiles {
  let isClosed = false;
  let running: Promise<void> = Promise.resolve();

  async function read({ entries }: LiveSet): Promise<void> {
    for (const entry of entries.values()) {
      const { lastGood } = entry;
      for (const { name, version, files: listed } of [...releasesOf(entry), ...(lastGood ? [lastGood] : [])]) {
        for (const { path } of listed) {
          if (isClosed) return;
          if (isNeeded(path)) await files.find(name, version, path).catch(unlessDamaged);
        }
      }
    }
  }

  return {
    keep(liveSet) {
      running = running.then(() => read(liveSet)).catch(() => {});
    },
    async close() {
      isClosed = true;
      await running;
    },
  };
}
