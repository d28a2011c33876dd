import type { BootRelease, BootRemote, BootState, Visitor } from '@saltbush/contract/boot';
import type { Report } from '../reports/createReporter.ts';
import type { Federation } from './createFederation.ts';
import { type Climb, createReleaseLoader, type LoadedPage } from './createReleaseLoader.ts';
import { pageOfRelease } from './pageOfRelease.ts';

/** Loads pages from the releases that are live when it is asked. */
export interface PageLoader {
  /**
   * Loads a page once for any number of callers. Rejects with a `PageLoadError` when no release of the remote can
   * show it, and repeats that rejection for `FAILURE_KEPT_MS`.
   */
  load(remote: string, path: string): Promise<LoadedPage>;
  /** The page, if it is loaded. */
  loaded(remote: string, path: string): LoadedPage | undefined;
  /** Marks the release that showed a page as broken. True when another release of the remote may show the page. */
  reject(remote: string, path: string, version: string): boolean;
  /** Forgets failures and loads the page anew. */
  retry(remote: string, path: string): Promise<LoadedPage>;
  /** Whether every release failed in a way that only a reload can repair. */
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
  /** The live state at this moment. */
  remotes: () => readonly BootRemote[];
  visitor: Visitor;
  /** The release that the server rendered, or null. */
  rendered: BootState['rendered'];
  federation: Federation;
  /** Time limit of one attempt, from requesting the entry to having the page, in milliseconds. */
  loadTimeoutMs: number;
  report: Report;
}

interface Load {
  promise: Promise<LoadedPage>;
  page?: LoadedPage;
  failedAtMs?: number;
}

/** Long enough to show the panel after a failed load, and to keep a hovering pointer from asking again and again. */
const FAILURE_KEPT_MS = 3000;

const idOf = (remote: string, { version }: Pick<BootRelease, 'version'>) => `${remote} ${version}`;

/**
 * Releases that the server could not render, when it rendered the last good one instead. The browser starts with the
 * release in the HTML; the server has already reported the failure.
 */
function passedOver(remotes: readonly BootRemote[], rendered: BootState['rendered']): string[] {
  const releases = remotes.find(({ name }) => name === rendered?.remote)?.releases ?? [];
  const index = releases.findIndex(({ version }) => version === rendered?.version);
  return rendered === null
    ? []
    : releases.slice(0, Math.max(0, index)).map((release) => idOf(rendered.remote, release));
}

/** Loads pages with fallback: per remote the active release twice, then the last good one, then failure. */
export function createPageLoader(options: Options): PageLoader {
  const { remotes, visitor, rendered, federation, loadTimeoutMs, report } = options;
  const releaseLoader = createReleaseLoader({ visitor, federation, loadTimeoutMs, report });
  const loads = new Map<string, Load>();
  const crashed = new Set(passedOver(remotes(), rendered));

  const allReleases = (remote: string) => remotes().find(({ name }) => name === remote)?.releases ?? [];
  const releasesOf = (remote: string, path: string) =>
    allReleases(remote).filter((release) => pageOfRelease(release, path, visitor));
  // The revision is part of the key, so another revision is another load. Modules that both share are not fetched
  // again.
  const keyOf = (remote: string, path: string) =>
    [remote, path, ...allReleases(remote).map(({ container }) => container)].join(' ');

  async function climb(remote: string, path: string): Promise<LoadedPage> {
    let lastCause: unknown;
    const active = allReleases(remote)[0];
    const usable = releasesOf(remote, path).filter((release) => !crashed.has(idOf(remote, release)));
    const way: Climb = { hasHung: false, next: undefined };
    for (const [index, release] of usable.entries()) {
      way.next = usable[index + 1];
      try {
        const page = await releaseLoader.load(release, remote, path, way);
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
        started.page = page;
      },
      () => {
        started.failedAtMs = performance.now();
      },
    );
    return started.promise;
  }

  return {
    load,
    loaded: (remote, path) => loads.get(keyOf(remote, path))?.page,
    reject(remote, path, version) {
      const id = idOf(remote, { version });
      if (!crashed.has(id)) {
        crashed.add(id);
        const subject = { remote, version, page: path, code: 'render' as const };
        report({ kind: 'failed', ...subject });
        report({ kind: 'abandoned', ...subject });
      }
      for (const [key, { page }] of loads) {
        if (key.startsWith(`${remote} `) && page?.version === version) loads.delete(key);
      }
      return releasesOf(remote, path).some(
        (candidate) => !crashed.has(idOf(remote, candidate)) && !releaseLoader.isSpent(candidate),
      );
    },
    retry(remote, path) {
      for (const release of releasesOf(remote, path)) crashed.delete(idOf(remote, release));
      loads.delete(keyOf(remote, path));
      return load(remote, path);
    },
    isSpent: (remote, path) => releasesOf(remote, path).every(releaseLoader.isSpent),
  };
}
