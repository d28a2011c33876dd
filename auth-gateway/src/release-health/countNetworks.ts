import type { VisitCounts } from './judgeAgainst.ts';

/**
 * Failures of this many networks do not count. One person may have a line at home, a telephone and a rented address.
 */
export const DOUBTED_NETWORKS = 3;

/** A number of networks that each made the same number of visits with the same number of failures. */
export interface NetworkGroup extends VisitCounts {
  networks: number;
}

/** The sum of all visits. */
export function sumNetworks(groups: readonly NetworkGroup[]): VisitCounts {
  const sum = (of: (group: NetworkGroup) => number) => groups.reduce((total, group) => total + of(group), 0);
  return { visits: sum(({ visits, networks }) => visits * networks), failed: sum((one) => one.failed * one.networks) };
}

/**
 * The visits of all networks, without the failures of the networks that report the most. So somebody with that many
 * networks cannot make a release look worse than other visitors find it: whatever they send, their failures, or as many
 * of other people's, are left out.
 */
export function countNetworks(groups: readonly NetworkGroup[]): VisitCounts {
  const all = sumNetworks(groups);
  let doubted = DOUBTED_NETWORKS;
  let leftOut = 0;
  for (const { failed, networks } of groups.toSorted((a, b) => b.failed - a.failed)) {
    const taken = Math.min(doubted, networks);
    leftOut += taken * failed;
    doubted -= taken;
  }
  return { visits: all.visits - leftOut, failed: all.failed - leftOut };
}
