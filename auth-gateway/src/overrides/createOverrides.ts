import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import type { Database } from '../database/openDatabase.ts';
import { fitsSite } from '../releases/compatibility.ts';
import type { OverridesOf } from '../releases/ReleaseOverride.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { readOwnership } from '../releases/readOwnership.ts';
import { createOverrideKeys, type OverrideKeys } from './createOverrideKeys.ts';
import { createOverrideStore, type OverrideStore } from './createOverrideStore.ts';
import { followOverrides } from './followOverrides.ts';
import { type OverrideCookie, overrideCookie } from './overrideCookie.ts';

export interface Overrides {
  keys: OverrideKeys;
  cookie: OverrideCookie;
  store: OverrideStore;
  /** The browser's identity as it is stored; null except for the few browsers with a signed cookie. */
  browserOf: (request: IncomingMessage) => string | null;
  /**
   * The overrides of this browser, one release of each name. Overrides that do not fit the live releases are left out.
   */
  overridesOf: OverridesOf;
  /** Calls back when this browser's overrides change. Returns a function that stops it. */
  follow: (request: IncomingMessage, listener: () => void) => () => void;
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
    browserOf,
    async overridesOf(request) {
      const browser = browserOf(request);
      if (browser === null) return [];
      const names = new Set<string>();
      const overrides = await store.ofBrowser(browser);
      if (overrides.length === 0) return [];
      const ownership = await readOwnership(database.db);
      return overrides.filter(({ name, release }) => {
        if (names.has(name)) return false;
        names.add(name);
        return fitsSite(release, releases.liveSet(), ownership);
      });
    },
    follow(request, listener) {
      const browser = browserOf(request);
      return browser === null ? () => {} : follower.follow(browser, listener);
    },
    close: () => follower.close(),
  };
}
