import { formatAud, formatNumber } from '@saltbush/freight';
import type { BookingTotals } from '../rows/row-views.ts';

const consignments = (count: number): string =>
  `${formatNumber(count)} ${count === 1 ? 'consignment' : 'consignments'}`;

/** What pressing the button does: "Book 27 consignments for $4,310.20 including GST". */
export const bookWords = ({ count, totalIncGstCents }: BookingTotals): string =>
  count === 0 ? 'Book' : `Book ${consignments(count)} for ${formatAud(totalIncGstCents)} including GST`;

/** Which of them have a price that is not the last word; null when none has. */
export function reviewWords({ count, reviewCount }: BookingTotals): string | null {
  if (reviewCount === 0) return null;
  const which = reviewCount === count ? (count === 1 ? 'Its price' : 'Each price') : `The price of ${reviewCount}`;
  return `${which} is confirmed by a person before the booking counts. They are marked in the list.`;
}
