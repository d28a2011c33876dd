import type { PageWeight, ReleaseHealthReport, ReleaseVerdict } from '@saltbush/contract/release-api';
import { fileSize } from '@saltbush/ui';
import { loadTime } from './loadTime.ts';

interface CostGiven {
  verdict: ReleaseVerdict;
  /** Of the last day, or of the last hour. */
  health: ReleaseHealthReport | undefined;
}

/** One figure of a release, and the same of the one before. */
export interface CostFact {
  what: string;
  now: string;
  /** Null where nobody measured it. */
  before: string | null;
}

/** A change that nobody has to hear of. */
const LEAST_BYTES = 100;

/** `+18 kB` or `−3 kB`. */
const change = (bytes: number): string => `${bytes > 0 ? '+' : '−'}${fileSize(Math.abs(bytes))}`;

/** The page that became heavier or lighter by most; null when none did, or nothing is known of the release before. */
function pageChange(pages: readonly PageWeight[]): { path: string; by: string } | null {
  const changes = pages.flatMap(({ path, bytes, before }) =>
    before === null || Math.abs(bytes - before) < LEAST_BYTES ? [] : [{ path, bytes: bytes - before }],
  );
  const [most] = changes.sort((a, b) => Math.abs(b.bytes) - Math.abs(a.bytes));
  return most === undefined ? null : { path: most.path, by: change(most.bytes) };
}

function pagesFact(pages: readonly PageWeight[]): CostFact[] {
  const [heaviest] = pages.toSorted((a, b) => b.bytes - a.bytes);
  if (heaviest === undefined) return [];
  const most = pageChange(pages);
  const changed = most && pages.find(({ path }) => path === most.path);
  if (most && changed) {
    return [
      {
        what: `Scripts of ${most.path}`,
        now: `${fileSize(changed.bytes)} (${most.by})`,
        before: fileSize(changed.before ?? 0),
      },
    ];
  }
  const isKnown = pages.some(({ before }) => before !== null);
  return [{ what: 'Heaviest page', now: fileSize(heaviest.bytes), before: isKnown ? fileSize(heaviest.bytes) : null }];
}

/** What a release costs those who visit it beside the one before: waiting, and bytes. Only what is known. */
export function costFacts({ verdict, health }: CostGiven): CostFact[] {
  const { name, version, before, pages = [] } = verdict;
  const releases = health?.remotes.find((remote) => remote.name === name)?.releases ?? [];
  const own = releases.find((release) => release.version === version);
  const earlier = releases.find((release) => release.version === before?.version);
  const fact = (what: string, now: number | null | undefined, then: number | null | undefined): CostFact[] =>
    now == null ? [] : [{ what, now: loadTime(now), before: then == null ? null : loadTime(then) }];
  return [
    ...fact('Load time', own?.loadMs?.p75, earlier?.loadMs?.p75),
    ...fact('LCP', own?.vitals.lcpMs, earlier?.vitals.lcpMs),
    ...fact('INP', own?.vitals.inpMs, earlier?.vitals.inpMs),
    ...pagesFact(pages),
  ];
}
