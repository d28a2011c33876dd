import type { BootRelease, Visitor } from '@saltbush/contract/boot';
import type { ComponentType } from 'react';
import type { FailureCode, Report } from '../reports/createReporter.ts';
import { tellFailure } from '../reports/tellFailure.ts';
import type { Federation } from './createFederation.ts';
import { pageOfRelease } from './pageOfRelease.ts';
import { preload } from './preload.ts';
import { withTimeLimit } from './withTimeLimit.ts';

export interface LoadedPage {
  version: string;
  Component: ComponentType;
}

/** One load of a page through the releases of a remote. */
export interface Climb {
  /** An attempt timed out. Later ones are fewer, and each gets half the time. */
  hasHung: boolean;
  /** The next release to try. Its files are fetched as soon as an attempt hangs. */
  next: BootRelease | undefined;
}

export interface ReleaseLoader {
  /**
   * Loads a page from one release in two attempts, or in one if another release hung already. Null when the release
   * lacks the page or cannot be used any more.
   */
  load(release: BootRelease, remote: string, path: string, climb: Climb): Promise<LoadedPage | null>;
  /** Whether the release failed in a way that only a reload can repair. */
  isSpent(release: BootRelease): boolean;
}

interface Options {
  visitor: Visitor;
  federation: Federation;
  loadTimeoutMs: number;
  report: Report;
}

const ATTEMPTS = 2;

export function createReleaseLoader({ visitor, federation, loadTimeoutMs, report }: Options): ReleaseLoader {
  // A container that failed while its modules ran keeps them half installed, so it is never used again in this
  // document.
  const spent = new Set<string>();
  // The runtime keeps an entry that failed, so each further attempt needs another address.
  const failedEntries = new Map<string, number>();
  const failedPages = new Set<string>();

  async function attempt(
    release: BootRelease,
    remote: string,
    path: string,
    limitMs: number,
  ): Promise<LoadedPage | null> {
    const page = pageOfRelease(release, path, visitor);
    if (!page) return null;
    const { version, container, entry } = release;
    const event = { remote, version, page: path };
    const pageId = `${container} ${path}`;
    const startedAt = performance.now();
    try {
      const loading = federation.loadModule(container, entry, page.expose, failedEntries.get(container) ?? 0);
      const module = (await withTimeLimit(loading, limitMs)) as Record<string, ComponentType> | null;
      const Component = module?.[page.exportName];
      if (!Component) throw new Error(`${page.expose} of ${remote} ${version} has no ${page.exportName}.`);
      report({ kind: 'loaded', ...event, durationMs: Math.round(performance.now() - startedAt) });
      if (failedPages.delete(pageId)) report({ kind: 'recovered', ...event });
      return { version, Component };
    } catch (cause) {
      const code = failureCode(cause, federation.hasRun(container));
      if (code === 'incompatible') {
        spent.add(container);
        tellFailure(cause);
      }
      if (!federation.hasRun(container)) failedEntries.set(container, (failedEntries.get(container) ?? 0) + 1);
      failedPages.add(pageId);
      report({ kind: 'failed', ...event, code });
      throw new AttemptError(code, { cause });
    }
  }

  return {
    async load(release, remote, path, climb) {
      const page = pageOfRelease(release, path, visitor);
      if (page && !spent.has(release.container)) preload([release.entry, ...page.preload, ...(page.ofParts ?? [])]);
      const mostAttempts = climb.hasHung ? 1 : ATTEMPTS;
      for (let attempts = 1; !spent.has(release.container); attempts++) {
        try {
          return await attempt(release, remote, path, climb.hasHung ? loadTimeoutMs / 2 : loadTimeoutMs);
        } catch (cause) {
          const { code } = cause as AttemptError;
          if (code === 'timeout' && !climb.hasHung) {
            climb.hasHung = true;
            const nextPage = climb.next && pageOfRelease(climb.next, path, visitor);
            if (climb.next && nextPage) preload([climb.next.entry, ...nextPage.preload]);
          }
          if (attempts < mostAttempts && !spent.has(release.container)) continue;
          if (page) report({ kind: 'abandoned', remote, version: release.version, page: path, code });
          throw cause;
        }
      }
      return null;
    },
    isSpent: ({ container }) => spent.has(container),
  };
}

class AttemptError extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, { cause }: { cause: unknown }) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'AttemptError';
    this.code = code;
  }
}

/** A failed download may work next time; code that ran and failed will not. */
function failureCode(cause: unknown, hasRun: boolean): FailureCode {
  if (cause instanceof Error && (cause as { code?: unknown }).code === 'time-limit') return 'timeout';
  const isChunkMissing = cause instanceof Error && cause.name === 'ChunkLoadError';
  return hasRun && !isChunkMissing ? 'incompatible' : 'unreachable';
}
