import type { BootRemote } from '@saltbush/contract/boot';
import type { Federation } from './createFederation.ts';
import { createReleaseLoader, type LoadedPage } from './createReleaseLoader.ts';
import type { LoadEvent } from './report.ts';

export interface PageLoader {
  /**
   * Loads a page once, however many ask. Rejects with a `PageLoadError` when no release of the remote can show it, and
   * for a moment gives that answer to all who ask.
   */
  load(remote: string, path: string): Promise<LoadedPage>;
  /** The page if it is loaded. */
  loaded(remote: string, path: string): LoadedPage | undefined;
  /** Marks the release of a page as broken; true when another release of the remote may show the page. */
  reject(remote: string, path: string): boolean;
  /** Forgets what failed and loads the page anew. */
  retry(remote: string, path: string): Promise<LoadedPage>;
  /** Whether every release failed in a way that only a new document can repair. */
  isSpent(remote: string, path: string): boolean;
}

export class PageLoadError extends Error {
  readonly code = 'page-unavailable';

  constructor(remote: string, path: string, cause: unknown) {
    super(`No release of ${remote} could show ${path}.`, { cause });
    this.name = 'PageLoadError';
  }
}

interface Options {
  remotes: readonly BootRemote[];
  federation: Federation;
  /** How long one attempt may take, from asking for the entry to having the page. */
  loadTimeoutMs: number;
  report: (event: LoadEvent) => void;
}

interface Load {
  promise: Promise<LoadedPage>;
  failedAtMs?: number;
}

/** Long enough to go from a failed load to the panel, and to keep a pointer that hovers from asking again and again. */
const FAILURE_KEPT_MS = 3000;

/** The ladder for one remote: the active release, tried twice, then the last good one, then failure. */
export function createPageLoader({ remotes, federation, loadTimeoutMs, report }: Options): PageLoader {
  const releaseLoader = createReleaseLoader({ federation, loadTimeoutMs, report });
  const loads = new Map<string, Load>();
  const ready = new Map<string, LoadedPage>();
  const crashed = new Set<string>();

  const keyOf = (remote: string, path: string) => `${remote} ${path}`;
  const releasesOf = (remote: string, path: string) => {
    const releases = remotes.find(({ name }) => name === remote)?.releases ?? [];
    return releases.filter(({ pages }) => pages.some((page) => page.path === path));
  };

  async function climb(remote: string, path: string): Promise<LoadedPage> {
    let lastCause: unknown;
    const active = remotes.find(({ name }) => name === remote)?.releases[0];
    for (const release of releasesOf(remote, path)) {
      if (crashed.has(release.container)) continue;
      try {
        const page = await releaseLoader.load(release, remote, path);
        if (!page) continue;
        if (release !== active) report({ kind: 'fallback', remote, version: release.version, page: path });
        return page;
      } catch (cause) {
        lastCause = cause;
      }
    }
    throw new PageLoadError(remote, path, lastCause);
  }

  function load(remote: string, path: string): Promise<LoadedPage> {
    const key = keyOf(remote, path);
    const known = loads.get(key);
    if (known && performance.now() - (known.failedAtMs ?? Number.POSITIVE_INFINITY) < FAILURE_KEPT_MS) {
      return known.promise;
    }
    const started: Load = { promise: climb(remote, path) };
    loads.set(key, started);
    started.promise.then(
      (page) => {
        if (loads.get(key) === started) ready.set(key, page);
      },
      () => {
        started.failedAtMs = performance.now();
      },
    );
    return started.promise;
  }

  return {
    load,
    loaded: (remote, path) => ready.get(keyOf(remote, path)),
    reject(remote, path) {
      const key = keyOf(remote, path);
      const version = ready.get(key)?.version;
      const releases = releasesOf(remote, path);
      const release = releases.find((candidate) => candidate.version === version);
      if (release) {
        crashed.add(release.container);
        report({ kind: 'failed', remote, version: release.version, page: path, code: 'render' });
      }
      ready.delete(key);
      loads.delete(key);
      return releases.some((candidate) => !crashed.has(candidate.container) && !releaseLoader.isSpent(candidate));
    },
    retry(remote, path) {
      for (const { container } of releasesOf(remote, path)) crashed.delete(container);
      ready.delete(keyOf(remote, path));
      loads.delete(keyOf(remote, path));
      return load(remote, path);
    },
    isSpent: (remote, path) => releasesOf(remote, path).every(releaseLoader.isSpent),
  };
}
