import { type Instant, packageItems, TERMS } from '@saltbush/freight';
import type { Amendment } from '../api/amendments.ts';
import type { BookingStatus } from '../api/bookings.ts';
import { pickupMoment } from '../bookings/cancellationRule.ts';
import type { BookingRow } from '../tables.ts';

/** From the next one on, a driver has it. */
const AMENDABLE: readonly BookingStatus[] = ['requested', 'accepted'];
const HOUR_MS = 3_600_000;

/** Whether the client may change a booking at this moment: until a driver has it, or two hours before the pickup. */
export function amendmentRule(row: BookingRow, now: Instant): Amendment {
  const { status, pickup_suburb: pickup, pickup_date: pickupDate, pickup_time: pickupTime, request, quote } = row;
  const until = pickupMoment({ pickup, pickupDate, pickupTime }) - TERMS.cancellationNoticeHours * HOUR_MS;
  return {
    isOpen: AMENDABLE.includes(status) && Number(now) < until,
    until: new Date(until).toISOString(),
    countsPallets: quote.palletCount !== null && packageItems(request).length === 1,
  };
}
