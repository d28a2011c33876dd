import type { BootRelease, BootRemote } from '@saltbush/contract/boot';
import type { ComponentType } from 'react';
import type { Federation } from './createFederation.ts';
import { preload } from './preload.ts';
import type { LoadEvent } from './report.ts';

export interface LoadedPage {
  version: string;
  Component: ComponentType;
}

export interface PageLoader {
  /** Loads a page once, however many ask. Rejects with a `PageLoadError` when no release of the remote can show it. */
  load(remote: string, path: string): Promise<LoadedPage>;
  /** The page if it is loaded. */
  loaded(remote: string, path: string): LoadedPage | undefined;
  /** Marks the release of a page as broken; true when another release of the remote may show the page. */
  reject(remote: string, path: string): boolean;
  /** Forgets what failed, so that the visitor can try again. */
  retry(remote: string): void;
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
  loadTimeoutMs: number;
  report: (event: LoadEvent) => void;
}

const ATTEMPTS = 2;

/** The ladder for one remote: the active release, tried twice, then the last good one, then failure. */
export function createPageLoader({ remotes, federation, loadTimeoutMs, report }: Options): PageLoader {
  const pending = new Map<string, Promise<LoadedPage>>();
  const ready = new Map<string, LoadedPage>();
  // A container that failed after its entry ran keeps half-installed modules: never use it again in this document.
  const poisoned = new Set<string>();
  const crashed = new Set<string>();
  let round = 0;

  const isBroken = (container: string) => poisoned.has(container) || crashed.has(container);
  const keyOf = (remote: string, path: string) => `${remote} ${path}`;
  const releasesOf = (remote: string) => remotes.find(({ name }) => name === remote)?.releases ?? [];

  async function loadFrom(release: BootRelease, remote: string, path: string): Promise<LoadedPage | null> {
    const page = release.pages.find((candidate) => candidate.path === path);
    if (!page || isBroken(release.container)) return null;
    preload([release.entry, ...page.preload]);
    for (let attempt = 0; ; attempt++) {
      const startedAt = performance.now();
      try {
        const module = await withTimeLimit(
          federation.loadModule(release.container, release.entry, page.expose, attempt + round * ATTEMPTS),
          loadTimeoutMs * 2,
        );
        const Component = (module as Record<string, ComponentType> | null)?.[page.exportName];
        if (!Component) throw new Error(`${page.expose} of ${remote} ${release.version} has no ${page.exportName}.`);
        report({
          kind: 'loaded',
          remote,
          version: release.version,
          page: path,
          durationMs: Math.round(performance.now() - startedAt),
        });
        return { version: release.version, Component };
      } catch (cause) {
        const hasRun = federation.hasRun(release.container);
        if (hasRun) poisoned.add(release.container);
        report({
          kind: 'failed',
          remote,
          version: release.version,
          page: path,
          code: hasRun ? 'incompatible' : 'unreachable',
        });
        if (hasRun || attempt + 1 >= ATTEMPTS) throw cause;
      }
    }
  }

  async function climb(remote: string, path: string): Promise<LoadedPage> {
    let lastCause: unknown;
    for (const [index, release] of releasesOf(remote).entries()) {
      try {
        const page = await loadFrom(release, remote, path);
        if (!page) continue;
        if (index > 0) report({ kind: 'fallback', remote, version: release.version, page: path });
        return page;
      } catch (cause) {
        lastCause = cause;
      }
    }
    throw new PageLoadError(remote, path, lastCause);
  }

  return {
    load(remote, path) {
      const key = keyOf(remote, path);
      let promise = pending.get(key);
      if (!promise) {
        promise = climb(remote, path);
        pending.set(key, promise);
        promise.then(
          (page) => ready.set(key, page),
          () => pending.delete(key),
        );
      }
      return promise;
    },
    loaded: (remote, path) => ready.get(keyOf(remote, path)),
    reject(remote, path) {
      const key = keyOf(remote, path);
      const version = ready.get(key)?.version;
      const releases = releasesOf(remote);
      const release = releases.find((candidate) => candidate.version === version);
      if (release) {
        crashed.add(release.container);
        report({ kind: 'failed', remote, version: release.version, page: path, code: 'render' });
      }
      ready.delete(key);
      pending.delete(key);
      return releases.some(({ container, pages }) => !isBroken(container) && pages.some((page) => page.path === path));
    },
    retry(remote) {
      round += 1;
      for (const { container } of releasesOf(remote)) crashed.delete(container);
      for (const key of pending.keys()) if (key.startsWith(`${remote} `)) pending.delete(key);
      for (const key of ready.keys()) if (key.startsWith(`${remote} `)) ready.delete(key);
    },
  };
}

function withTimeLimit<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing arrived within ${limitMs} ms.`)), limitMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
