import type { Analytics } from '../api/analytics.ts';
import type { ServiceGroup } from '../api/shipments.ts';
import { groupOrder } from '../shipments/service-groups.ts';

const PERCENT = 100;

/**
 * Shares in whole percents that sum to 100, the largest first. Each share is rounded down; the points left over go to
 * the shares that lost most by the rounding.
 */
export function serviceMix(jobs: ReadonlyMap<ServiceGroup, number>): Analytics['serviceMix'] {
  const total = [...jobs.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return [];
  const shares = [...jobs]
    .filter(([, count]) => count > 0)
    .map(([service, count]) => {
      const exact = (count * PERCENT) / total;
      return { service, jobs: count, percent: Math.floor(exact), lost: exact - Math.floor(exact) };
    });
  const missing = PERCENT - shares.reduce((sum, { percent }) => sum + percent, 0);
  const byLoss = shares.toSorted((a, b) => b.lost - a.lost || groupOrder(a.service) - groupOrder(b.service));
  for (const share of byLoss.slice(0, missing)) share.percent += 1;
  return shares
    .toSorted((a, b) => b.jobs - a.jobs || groupOrder(a.service) - groupOrder(b.service))
    .map(({ service, jobs: count, percent }) => ({ service, jobs: count, percent }));
}
