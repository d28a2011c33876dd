import type { VisitCounts } from './judgeAgainst.ts';

/** A number of networks that each made the same number of visits with the same number of failures. */
export interface NetworkGroup extends VisitCounts {
  networks: number;
  /** Whether they visited the site before the release went live. A hosting provider never counts as known. */
  isKnown: boolean;
}

/** The sum of all visits. */
export function sumNetworks(groups: readonly NetworkGroup[]): VisitCounts {
  const sum = (of: (group: NetworkGroup) => number) => groups.reduce((total, group) => total + of(group), 0);
  return { visits: sum(({ visits, networks }) => visits * networks), failed: sum((one) => one.failed * one.networks) };
}

/**
 * The visits of all networks, without the failures of the `doubted` networks that report the most. So somebody with that
 * many networks cannot make a release look worse than other visitors find it: whatever they send, their failures, or as
 * many of other people's, are left out.
 */
export function countNetworks(groups: readonly NetworkGroup[], doubted: number): VisitCounts {
  const all = sumNetworks(groups);
  let remaining = doubted;
  let leftOut = 0;
  for (const { failed, networks } of groups.toSorted((a, b) => b.failed - a.failed)) {
    const taken = Math.min(remaining, networks);
    leftOut += taken * failed;
    remaining -= taken;
  }
  return { visits: all.visits - leftOut, failed: all.failed - leftOut };
}
