import type { Logger } from '../log.ts';
import { createFileCache } from '../releases/createFileCache.ts';
import type { LiveCopy } from '../releases/live-copy/readLiveCopy.ts';
import { logDamage } from '../releases/logDamage.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { NO_TRIALS } from '../releases/trials.ts';
import { databaseAway } from './databaseAway.ts';

/** The release store of a gateway without its database. What is live stays as the copy says. */
export function createKeptReleases({ liveSet, readFile }: LiveCopy, log: Pick<Logger, 'error'>): ReleaseStore {
  const files = createFileCache(readFile, logDamage(log));
  const live = () => liveSet;
  return {
    liveSet: live,
    publishedLiveSet: live,
    async readFile(name, version, path) {
      const file = await files.findUnchanged(name, version, path);
      // The database may have it.
      if (file === null) throw databaseAway();
      return file.variants.identity;
    },
    async findFile(name, version, path) {
      const file = await files.find(name, version, path);
      if (file === null) throw databaseAway();
      return file.isForBrowsers ? file : null;
    },
    onRevision: () => () => {},
    onDamage: () => () => {},
    tryWith: () => {},
    trials: () => NO_TRIALS,
    warmWith: () => {},
    refresh: async () => ({ status: 'warm' }),
    builds: () => null,
    close: async () => {},
  };
}
