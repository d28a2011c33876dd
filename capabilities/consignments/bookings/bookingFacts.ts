import {
  clockCity,
  formatDate,
  formatMoment,
  formatTimeOfDay,
  instantOf,
  localTime,
  parseTimeOfDay,
  resolvePlace,
} from '@saltbush/freight';
import type { BookingRow } from '../tables.ts';
import { placeLabel } from './placeLabel.ts';

/** `Sydney to Melbourne`. */
export const routeOf = ({ pickup_suburb, delivery_suburb }: BookingRow): string =>
  `${placeLabel(pickup_suburb)} to ${placeLabel(delivery_suburb)}`;

/** `24 Nov 2026, 3:30 PM AEDT`, or the day alone. */
export function pickupTimeOf({ pickup_suburb, pickup_date, pickup_time }: BookingRow): string {
  const minute = parseTimeOfDay(pickup_time);
  if (minute === null) return formatDate(pickup_date);
  const { timeZone } = clockCity(resolvePlace(pickup_suburb));
  const { zoneAbbreviation } = localTime(instantOf(pickup_date, minute, timeZone), timeZone);
  return `${formatDate(pickup_date)}, ${formatTimeOfDay(minute)} ${zoneAbbreviation}`;
}

/** The facts about a booking that a mail lists. */
export function bookingFacts(row: BookingRow): { label: string; value: string }[] {
  const { quote, eta } = row;
  return [
    { label: 'Booking', value: row.reference },
    { label: 'Quote', value: row.quote_reference },
    { label: 'Route', value: routeOf(row) },
    { label: 'Service', value: quote.vehicle === null ? quote.serviceName : `${quote.serviceName}, ${quote.vehicle}` },
    row.picked_up_at === null
      ? { label: 'Pickup', value: pickupTimeOf(row) }
      : {
          label: 'Picked up',
          value: formatMoment(row.picked_up_at, clockCity(resolvePlace(row.pickup_suburb)).timeZone),
        },
    ...(eta === null ? [] : [{ label: 'Expected delivery', value: formatDate(eta) }]),
  ];
}
