import type { Release } from '@saltbush/contract/release';
import type { FlagSwitch } from '@saltbush/contract/release-api';

/** A release that only a share of the visitors gets. */
export interface LiveCandidate {
  release: Release;
  /** Percentage of the visitors. */
  share: number;
  /** Number of the log's line with which this candidate began. Visitors keep their place while it runs. */
  rollout: number;
}

export interface LiveEntry {
  /** The release for visitors who do not get the candidate. */
  release: Release;
  /** The release to fall back to; null when no earlier release is good. */
  lastGood: Release | null;
  candidate: LiveCandidate | null;
  /** The latest versions that were taken back and not activated since, latest first. */
  withdrawn: string[];
}

/** The active releases at one revision. All gateways at the same revision have the same one. */
export interface LiveSet {
  revision: number;
  entries: ReadonlyMap<string, LiveEntry>;
  /** What operators said of flags, also of those that no live release declares any more. */
  flags?: readonly FlagSwitch[];
}

/** Every release of this name that some visitor gets. */
export function releasesOf({ release, candidate }: LiveEntry): Release[] {
  return candidate === null ? [release] : [release, candidate.release];
}

/** The release of this version when visitors get it, or would if the live one failed; null for any other. */
export function releaseIn({ entries }: LiveSet, name: string, version: string): Release | null {
  const entry = entries.get(name);
  if (entry === undefined) return null;
  const all = [...releasesOf(entry), ...(entry.lastGood === null ? [] : [entry.lastGood])];
  return all.find((release) => release.version === version) ?? null;
}
