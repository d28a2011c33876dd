import type { BuildsReport } from '@saltbush/contract/release-api';
import type { Config } from '../config.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Logger } from '../log.ts';
import { createDevReleases } from './createDevReleases.ts';
import { createFileCache, type Damage, type StoredFile } from './createFileCache.ts';
import { createTurns } from './createTurns.ts';
import { followRevision } from './followRevision.ts';
import { keepLiveCopy } from './live-copy/keepLiveCopy.ts';
import { orFromCopy } from './live-copy/orFromCopy.ts';
import { readCopiedFile } from './live-copy/readCopiedFile.ts';
import { type LiveSet, releaseIn } from './liveSet.ts';
import { loadLive } from './loadLive.ts';
import { logDamage } from './logDamage.ts';
import { readStoredFile } from './readStoredFile.ts';
import { NO_TRIALS, type Trials } from './trials.ts';
import type { Warm, WarmUp } from './warm-up.ts';

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
  /** Tries what is to be activated with these from now on. */
  tryWith: (trials: Trials) => void;
  trials: () => Trials;
  /** Makes pages of what was activated before visitors get it, see `createTurns`. */
  warmWith: (warm: Warm) => void;
  /**
   * Looks for a new revision at once, for example after an activation at this gateway. Resolves when visitors get it,
   * with how ready its pages are.
   */
  refresh: () => Promise<WarmUp>;
  /** What a development server builds; null without one. */
  builds: () => BuildsReport | null;
  close: () => Promise<void>;
}

interface Dependencies {
  config: Pick<Config, 'dataDir' | 'dev'>;
  database: Database;
  log: Logger;
}

/** With the command's own start an activation stays well below a second. */
const WARM_LIMIT_MS = 350;

/** Opens the release store and follows the revision, whichever gateway changes it. */
export async function createReleaseStore({ config, database, log }: Dependencies): Promise<ReleaseStore> {
  const damageListeners = new Set<(damage: Damage) => void>();
  const tell = logDamage(log);
  // Only a database server can be away while this process runs. The embedded database lies on this disk itself.
  const isServer = database.kind === 'server';
  let published = (await loadLive(database.db)).liveSet;
  const readStored = readStoredFile(database);
  const readCopied = readCopiedFile(config.dataDir, (name, version) => releaseIn(published, name, version));
  const files = createFileCache(isServer ? orFromCopy(readStored, readCopied) : readStored, (damage) => {
    tell(damage);
    for (const listener of damageListeners) listener(damage);
  });
  const copy = isServer ? keepLiveCopy({ dataDir: config.dataDir, files, log }) : null;
  const listeners = new Set<(liveSet: LiveSet) => void>();
  let current = published;

  void copy?.keep(published);
  const announce = () => {
    current = dev?.standIn(published) ?? published;
    for (const listener of listeners) listener(current);
  };
  const dev = config.dev ? createDevReleases({ ...config.dev, onChange: announce, log }) : null;
  let warm: Warm = async () => ({ status: 'warm' });
  let trials = NO_TRIALS;
  /** The newest live set that was read. Visitors get it when it is its turn. */
  let newest = published;
  let turned: Promise<WarmUp> = Promise.resolve({ status: 'warm' });
  const turns = createTurns({
    warm: (next, isCurrent) => warm(next, isCurrent),
    turn: (next) => {
      published = next;
      void copy?.keep(published);
      announce();
    },
    limitMs: WARM_LIMIT_MS,
  });
  const follower = followRevision({
    database,
    log,
    revision: () => newest.revision,
    load: async () => {
      const { liveSet, isTakingBack } = await loadLive(database.db, newest);
      newest = liveSet;
      turned = turns.take(liveSet, { isUrgent: isTakingBack });
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
    tryWith: (given) => {
      trials = given;
    },
    trials: () => trials,
    warmWith: (given) => {
      warm = given;
    },
    refresh: async () => {
      await follower.refresh();
      return turned;
    },
    builds: () => dev?.report() ?? null,
    close: async () => {
      listeners.clear();
      await dev?.close();
      await follower.close();
      await turned;
      await copy?.close();
    },
  };
}
