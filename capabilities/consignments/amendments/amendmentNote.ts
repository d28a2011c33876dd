import { formatAud, formatNumber } from '@saltbush/freight';
import { pickupTimeOf } from '../bookings/bookingFacts.ts';
import type { BookingRow } from '../tables.ts';

const ENDS = { pickup: 'the pickup', delivery: 'the delivery' } as const;

const loadText = ({ quote, declared_kg: kg }: BookingRow): string =>
  `${quote.palletCount} pallet${quote.palletCount === 1 ? '' : 's'}${kg > 0 ? `, ${formatNumber(kg, 1)} kg` : ''}`;

/**
 * What a change of a booking changed, in lines. Names, numbers and instructions are not repeated: this stays in the trail
 * and goes into mails. Empty where nothing changed.
 */
export function amendmentNote(before: BookingRow, after: BookingRow): string[] {
  const [was, is] = [before.details, after.details];
  const moved = pickupTimeOf(before) !== pickupTimeOf(after);
  const other = loadText(before) !== loadText(after);
  const price = (row: BookingRow) => formatAud(row.quote.totalIncGstCents);
  const cost =
    price(before) === price(after) ? 'The price stays.' : `${price(after)} inc GST instead of ${price(before)}.`;
  const ends = (['pickup', 'delivery'] as const).flatMap((end) => {
    const isOther = was[end].contactName !== is[end].contactName || was[end].phone !== is[end].phone;
    return [
      ...(isOther ? [`Another contact at ${ENDS[end]}.`] : []),
      ...(was[end].instructions === is[end].instructions ? [] : [`Other instructions for ${ENDS[end]}.`]),
    ];
  });
  return [
    ...(moved ? [`Pickup ${pickupTimeOf(after)} instead of ${pickupTimeOf(before)}.`] : []),
    ...(other ? [`${loadText(after)} instead of ${loadText(before)}. ${cost}`] : []),
    ...ends,
    ...(was.customerReference === is.customerReference ? [] : ['Another reference of the client.']),
    ...(was.instructions === is.instructions ? [] : ['Other instructions.']),
  ];
}
