import type { IncomingMessage } from 'node:http';
import { HOST_NAME } from '@saltbush/contract/release';
import type { Config } from '../config.ts';
import type { Database } from '../database/openDatabase.ts';
import { fitsSite } from '../releases/compatibility.ts';
import type { OverridesOf } from '../releases/ReleaseOverride.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { readOwnership } from '../releases/readOwnership.ts';
import { createOverrideKeys, type OverrideKeys } from './createOverrideKeys.ts';
import { createOverrideStore, type OverrideStore } from './createOverrideStore.ts';
import { createSaveStore, type SaveStore } from './createSaveStore.ts';
import { developmentHost } from './developmentHost.ts';
import { followOverrides } from './followOverrides.ts';
import { type OverrideCookie, overrideCookie } from './overrideCookie.ts';

export interface Overrides {
  keys: OverrideKeys;
  cookie: OverrideCookie;
  store: OverrideStore;
  saves: SaveStore;
  /** The browser's identity as it is stored; null except for the few browsers with a signed cookie. */
  browserOf: (request: IncomingMessage) => string | null;
  /**
   * The overrides of this browser, one release of each name. Overrides that do not fit the live releases are left out.
   */
  overridesOf: OverridesOf;
  /** Calls back when this browser's overrides change. Returns a function that stops it. */
  follow: (request: IncomingMessage, listener: () => void) => () => void;
  /** To be called after a change, so that pages with a stream of this gateway hear of it at once. */
  changed: () => void;
  close: () => void;
}

interface Dependencies {
  config: Pick<Config, 'publicUrl'>;
  database: Database;
  releases: Pick<ReleaseStore, 'liveSet'>;
}

/** Releases that single browsers get in place of the live ones. */
export async function createOverrides({ config, database, releases }: Dependencies): Promise<Overrides> {
  const keys = await createOverrideKeys(database);
  const cookie = overrideCookie(config);
  const store = createOverrideStore(database);
  const follower = followOverrides(store);
  const browserOf = (request: IncomingMessage) => keys.browserOf(cookie.read(request));

  return {
    keys,
    cookie,
    store,
    saves: createSaveStore(database),
    browserOf,
    async overridesOf(request) {
      const browser = browserOf(request);
      if (browser === null) return [];
      const names = new Set<string>();
      const overrides = await store.ofBrowser(browser);
      if (overrides.length === 0) return [];
      const ownership = await readOwnership(database.db);
      const shown = overrides.filter(({ name, release }) => {
        if (names.has(name)) return false;
        names.add(name);
        return fitsSite(release, releases.liveSet(), ownership);
      });
      const copy = shown.find(({ kind }) => kind === 'dev');
      const host = copy === undefined || names.has(HOST_NAME) ? null : await developmentHost(database, releases);
      if (copy === undefined || host === null || !fitsSite(host, releases.liveSet(), ownership)) return shown;
      return [...shown, { ...copy, name: HOST_NAME, version: host.version, release: host, isUnder: true }];
    },
    follow(request, listener) {
      const browser = browserOf(request);
      return browser === null ? () => {} : follower.follow(browser, listener);
    },
    changed: follower.look,
    close: () => follower.close(),
  };
}
