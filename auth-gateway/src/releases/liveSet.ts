import type { Release } from '@saltbush/contract/release';

/** A release that only a share of the visitors gets. */
export interface LiveCandidate {
  release: Release;
  /** Percent of the visitors. */
  share: number;
  /** Number of the log's line with which this candidate began: visitors keep their place while it runs. */
  rollout: number;
}

export interface LiveEntry {
  /** What visitors get who do not get the candidate. */
  release: Release;
  /** What to fall back to; null when there is no earlier release that held up. */
  lastGood: Release | null;
  candidate: LiveCandidate | null;
  /** Versions that were rolled back from and not activated since, the latest first. */
  withdrawn: string[];
}

/** The active releases at one revision. Two gateways at the same revision hold the same one. */
export interface LiveSet {
  revision: number;
  entries: ReadonlyMap<string, LiveEntry>;
}

/** Every release of one name that some visitor gets. */
export function releasesOf({ release, candidate }: LiveEntry): Release[] {
  return candidate === null ? [release] : [release, candidate.release];
}
