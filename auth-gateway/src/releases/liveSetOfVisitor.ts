import { bucketOf } from './bucketOf.ts';
import type { LiveEntry, LiveSet } from './liveSet.ts';
import type { ReleaseOverride } from './ReleaseOverride.ts';

/** All that decides which releases a visitor gets. */
export interface VisitorChoice {
  /** Null for whoever takes part in no rollout. */
  visitorId: string | null;
  overrides: readonly ReleaseOverride[];
}

export interface VisitorLiveSet {
  liveSet: LiveSet;
  /** What differs from the live set of most, such as `mf-quote@1.4.0`; empty where nothing does. */
  combination: string;
}

function getsCandidate(name: string, { candidate }: LiveEntry, visitorId: string | null): boolean {
  if (candidate === null || visitorId === null) return false;
  return bucketOf({ rollout: candidate.rollout, name }, visitorId) < candidate.share / 100;
}

/**
 * The releases that one visitor gets: in place of a live one its candidate, where the visitor is in its share, and
 * before all others the overrides of their browser. No entry has a candidate any more.
 */
export function liveSetOfVisitor(liveSet: LiveSet, { visitorId, overrides }: VisitorChoice): VisitorLiveSet {
  const entries = new Map<string, LiveEntry>(liveSet.entries);
  const differences: string[] = [];
  for (const [name, entry] of liveSet.entries) {
    const { candidate, release } = entry;
    if (candidate !== null && getsCandidate(name, entry, visitorId)) {
      entries.set(name, { ...entry, release: candidate.release, lastGood: release, candidate: null });
      differences.push(`${name}@${candidate.release.version}`);
    } else if (candidate !== null) {
      entries.set(name, { ...entry, candidate: null });
    }
  }
  for (const { name, version, release } of overrides) {
    // Whoever looks at a release by a link must see its faults, not another release.
    entries.set(name, { release, lastGood: null, candidate: null, withdrawn: [] });
    differences.push(`${name}=${version}`);
  }
  return { liveSet: { revision: liveSet.revision, entries }, combination: differences.sort().join(' ') };
}
