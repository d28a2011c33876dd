import type { Config } from '../config.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';
import { createDevReleases } from './createDevReleases.ts';
import { createFileCache, type Damage, type StoredFile } from './createFileCache.ts';
import { followRevision } from './followRevision.ts';
import { keepLiveFiles } from './keepLiveFiles.ts';
import type { LiveSet } from './liveSet.ts';
import { loadLive } from './loadLive.ts';
import { logDamage } from './logDamage.ts';

/** What the rest of the gateway knows about releases. */
export interface ReleaseStore {
  /** What visitors get now. It is the same object until something changes. */
  liveSet: () => LiveSet;
  /** The same, without the builds of a development server. */
  publishedLiveSet: () => LiveSet;
  /**
   * The bytes of one file of a release, server bundles included. Rejects when there is no such file, and with
   * `release-damaged` when it differs from what was published.
   */
  readFile: (name: string, version: string, path: string) => Promise<Buffer>;
  /** One file as browsers may get it; null when there is none or it is not for browsers. Rejects like `readFile`. */
  findFile: (name: string, version: string, path: string) => Promise<StoredFile | null>;
  /** Calls back after every change of the live set. Returns a function that stops it. */
  onRevision: (listener: (liveSet: LiveSet) => void) => () => void;
  /** Calls back whenever a requested file differs from what was published. Returns a function that stops it. */
  onDamage: (listener: (damage: Damage) => void) => () => void;
  /** Looks for a new revision at once, for example after an activation at this gateway. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
}

interface Dependencies {
  config: Pick<Config, 'dev'>;
  database: Database;
  log: Logger;
}

/** Opens the release store and follows the revision, whichever gateway changes it. */
export async function createReleaseStore({ config, database, log }: Dependencies): Promise<ReleaseStore> {
  const damageListeners = new Set<(damage: Damage) => void>();
  const tell = logDamage(log);
  const files = createFileCache(database, (damage) => {
    tell(damage);
    for (const listener of damageListeners) listener(damage);
  });
  // Only a database server can be away while this process runs, so only then are files kept in memory ahead.
  const kept = database.kind === 'server' ? keepLiveFiles(files) : null;
  const listeners = new Set<(liveSet: LiveSet) => void>();
  let published = (await loadLive(database.db)).liveSet;
  let current = published;

  kept?.keep(published);
  const announce = () => {
    current = dev?.standIn(published) ?? published;
    for (const listener of listeners) listener(current);
  };
  const dev = config.dev ? createDevReleases({ ...config.dev, onChange: announce, log }) : null;
  const follower = followRevision({
    database,
    log,
    revision: () => published.revision,
    load: async () => {
      published = (await loadLive(database.db, published)).liveSet;
      kept?.keep(published);
      announce();
    },
  });

  return {
    liveSet: () => current,
    publishedLiveSet: () => published,
    readFile: async (name, version, path) => {
      if (dev?.serves(name, version)) return dev.readFile(name, path);
      const file = await files.findUnchanged(name, version, path);
      if (file === null) throw new Error(`There is no file ${path} in ${name} ${version}.`);
      return file.variants.identity;
    },
    findFile: async (name, version, path) => {
      const file = await files.find(name, version, path);
      return file?.isForBrowsers ? file : null;
    },
    onRevision: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onDamage: (listener) => {
      damageListeners.add(listener);
      return () => damageListeners.delete(listener);
    },
    refresh: () => follower.refresh(),
    close: async () => {
      listeners.clear();
      await dev?.close();
      await follower.close();
      await kept?.close();
    },
  };
}
