import type { Config } from '../config.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';
import { createDevReleases } from './createDevReleases.ts';
import { createFileCache, type Damage, type StoredFile } from './createFileCache.ts';
import { followRevision } from './followRevision.ts';
import { keepLiveFiles } from './keepLiveFiles.ts';
import type { LiveSet } from './liveSet.ts';
import { loadLive } from './loadLive.ts';
import { tellDamage } from './tellDamage.ts';

/** What the rest of the gateway knows about releases. */
export interface ReleaseStore {
  /** What visitors get now: always the same object until something changes. */
  liveSet: () => LiveSet;
  /** The same, without the releases that a development server stands in for. */
  publishedLiveSet: () => LiveSet;
  /**
   * Bytes of one file of a release, server bundles included. Rejects when there is no such file, and with
   * `release-damaged` when it is not what was published.
   */
  readFile: (name: string, version: string, path: string) => Promise<Buffer>;
  /** One file as browsers may get it; null when there is none or it is not for browsers. Rejects as `readFile` does. */
  findFile: (name: string, version: string, path: string) => Promise<StoredFile | null>;
  /** Calls back after every change of the live set. Returns what ends that. */
  onRevision: (listener: (liveSet: LiveSet) => void) => () => void;
  /** Calls back each time that a file is asked for and is not what was published. Returns what ends that. */
  onDamage: (listener: (damage: Damage) => void) => () => void;
  /** Looks for a new revision at once, as after an activation here. */
  refresh: () => Promise<void>;
  close: () => Promise<void>;
}

interface Dependencies {
  config: Pick<Config, 'dev'>;
  database: Database;
  log: Logger;
}

/** Opens the release store and follows its revision, whichever gateway changes it. */
export async function createReleaseStore({ config, database, log }: Dependencies): Promise<ReleaseStore> {
  const damageListeners = new Set<(damage: Damage) => void>();
  const tell = tellDamage(log);
  const files = createFileCache(database, (damage) => {
    tell(damage);
    for (const listener of damageListeners) listener(damage);
  });
  // The embedded database does not go away without this process.
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
