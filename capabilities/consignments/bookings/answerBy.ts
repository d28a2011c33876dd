import { bookingAnswerBy } from '@saltbush/freight';
import { brand } from '@saltbush/ui/brand';
import type { BookingRow } from '../tables.ts';

/** The latest time at which a requested booking is accepted or declined. */
export function answerBy({ requested_at, asked_at, quote, pickup_date }: BookingRow): Date {
  const office = { ...brand.hours, state: brand.address.state };
  return new Date(
    bookingAnswerBy(asked_at ?? requested_at, { service: quote.service, pickupDate: pickup_date }, office),
  );
}
