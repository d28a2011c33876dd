import { formatDate } from '@saltbush/freight';
import type { RunDelivery, RunListRow } from '@saltbush/runs/api';

const MOST_NAMED = 3;

/** Where a run goes: `Newtown 2042, Marrickville 2204 and 3 more`. */
export function suburbsText(suburbs: readonly string[]): string {
  const named = suburbs.slice(0, MOST_NAMED);
  const more = suburbs.length - named.length;
  return more === 0 ? named.join(', ') : `${named.join(', ')} and ${more} more`;
}

/** How its deliveries stand: `2 of 5 delivered`, `all 5 delivered`, `5 under way, 1 cancelled or declined`. */
export function countsText({ open, delivered, ended }: RunListRow['counts']): string {
  const carried = open + delivered;
  const words =
    carried === 0
      ? []
      : delivered === carried
        ? [carried === 1 ? 'The delivery is made' : `All ${carried} delivered`]
        : [`${delivered} of ${carried} delivered`];
  return [...words, ...(ended > 0 ? [`${ended} cancelled or declined`] : [])].join(', ');
}

/** When a delivery is expected or was made. */
export function whenText({ eta, deliveredOn, badge }: RunDelivery): string | null {
  if (deliveredOn !== null) return `Delivered ${formatDate(deliveredOn)}`;
  if (badge === 'Cancelled' || badge === 'Declined') return null;
  return eta === null ? null : `Expected ${formatDate(eta)}`;
}

/** Whether a delivery is no longer carried. */
export const isEnded = ({ badge }: Pick<RunDelivery, 'badge'>): boolean =>
  badge === 'Cancelled' || badge === 'Declined';
