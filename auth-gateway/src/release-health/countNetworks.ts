import type { VisitCounts } from './judgeAgainst.ts';

/** Networks whose failures do not count: a person has a line at home, a telephone and perhaps a rented address. */
export const DOUBTED_NETWORKS = 3;

/** So many networks that each made as many visits, of which as many failed. */
export interface NetworkGroup extends VisitCounts {
  networks: number;
}

/** The visits of all networks. */
export function sumNetworks(groups: readonly NetworkGroup[]): VisitCounts {
  const sum = (of: (group: NetworkGroup) => number) => groups.reduce((total, group) => total + of(group), 0);
  return { visits: sum(({ visits, networks }) => visits * networks), failed: sum((one) => one.failed * one.networks) };
}

/**
 * The visits of all networks, without the failures of those that report most of them. So nobody with as many networks can
 * make a release look worse than the other visitors find it, whatever they send: their failures are left out, or as many
 * of other people's.
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
