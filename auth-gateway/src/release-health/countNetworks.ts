import type { VisitCounts } from './judgeAgainst.ts';

/** Networks whose failures do not count: a person has a line at home, a telephone and perhaps a rented address. */
export const DOUBTED_NETWORKS = 3;

/**
 * The visits of a release by network, added up without the failures of the networks that report most of them. So nobody
 * with as many networks can make a release look worse than the other visitors find it, whatever they send: their failures
 * are left out, or as many of other people's.
 */
export function countNetworks(networks: readonly VisitCounts[]): VisitCounts {
  const visits = networks.reduce((sum, network) => sum + network.visits, 0);
  const failed = networks.map((network) => network.failed).sort((a, b) => b - a);
  const doubted = failed.slice(0, DOUBTED_NETWORKS).reduce((sum, count) => sum + count, 0);
  const counted = failed.slice(DOUBTED_NETWORKS).reduce((sum, count) => sum + count, 0);
  return { visits: visits - doubted, failed: counted };
}
