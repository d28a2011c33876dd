import { bucketOf } from './bucketOf.ts';
import type { LiveEntry, LiveSet } from './liveSet.ts';
import type { ReleaseOverride } from './ReleaseOverride.ts';

/** Everything that decides which releases a visitor gets. */
export interface VisitorChoice {
  /** Null for visitors who take part in no rollout. */
  visitorId: string | null;
  overrides: readonly ReleaseOverride[];
}

export interface VisitorLiveSet {
  liveSet: LiveSet;
  /** How it differs from the live set of most visitors, such as `mf-quote@1.4.0`; empty when it does not. */
  combination: string;
}

function getsCandidate(name: string, { candidate }: LiveEntry, visitorId: string | null): boolean {
  if (candidate === null || visitorId === null) return false;
  return bucketOf({ rollout: candidate.rollout, name }, visitorId) < candidate.share / 100;
}

interface Choices {
  /** Whether the candidate of this name takes the place of the live release. */
  isCandidate: (name: string, entry: LiveEntry) => boolean;
  overrides?: readonly ReleaseOverride[];
}

/** The releases for visitors of whom this is true. The entries have no candidates any more. */
export function liveSetWith(liveSet: LiveSet, { isCandidate, overrides = [] }: Choices): VisitorLiveSet {
  const entries = new Map<string, LiveEntry>(liveSet.entries);
  const differences: string[] = [];
  for (const [name, entry] of liveSet.entries) {
    const { candidate, release } = entry;
    if (candidate !== null && isCandidate(name, entry)) {
      entries.set(name, { ...entry, release: candidate.release, lastGood: release, candidate: null });
      differences.push(`${name}@${candidate.release.version}`);
    } else if (candidate !== null) {
      entries.set(name, { ...entry, candidate: null });
    }
  }
  for (const { name, version, release } of overrides) {
    // No fallback: somebody who looks at a preview must see its faults and not another release.
    entries.set(name, { release, lastGood: null, candidate: null, withdrawn: [] });
    differences.push(`${name}=${version}`);
  }
  return { liveSet: { ...liveSet, entries }, combination: differences.sort().join(' ') };
}

/**
 * The releases for one visitor: the candidate in place of the live release when the visitor is in its share, and before
 * all others the overrides of their browser.
 */
export function liveSetOfVisitor(liveSet: LiveSet, { visitorId, overrides }: VisitorChoice): VisitorLiveSet {
  return liveSetWith(liveSet, { isCandidate: (name, entry) => getsCandidate(name, entry, visitorId), overrides });
}
