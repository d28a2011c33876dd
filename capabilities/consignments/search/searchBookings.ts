import { searchAnswer } from '@saltbush/capability/search';
import type { SearchAnswer } from '@saltbush/contract/search';
import { type Kysely, sql } from 'kysely';
import { STATUS_TITLES } from '../api/booking-words.ts';
import type { Tables } from '../tables.ts';
import { searchFreight } from './searchFreight.ts';

/** What staff find among all bookings. */
export async function searchBookings(db: Kysely<Tables>, typed: string): Promise<SearchAnswer> {
  const rows = await searchFreight(db, sql<boolean>`true`, typed);
  return searchAnswer(
    rows.map(({ reference, status, business_name, customer_reference, pickup_suburb, delivery_suburb }) => ({
      title: reference,
      facts: [business_name, customer_reference, `${pickup_suburb} → ${delivery_suburb}`, STATUS_TITLES[status]],
      path: `/ops/bookings/${reference}`,
    })),
  );
}
