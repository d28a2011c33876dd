import type { House } from '@saltbush/capability';
import { type BookingsToMake, bookingsToMake } from '@saltbush/consignments/neighbours';
import { type QuotesToMake, quotesToMake } from '@saltbush/quotes/neighbours';
import type { StandingPickupTables } from './tables.ts';

/** What booking, and keeping what is to be booked, works with. */
export interface StandingParts extends Pick<House<StandingPickupTables>, 'database' | 'links' | 'now' | 'publicUrl'> {
  quotes: QuotesToMake;
  bookings: BookingsToMake;
}

export function startParts(house: House<StandingPickupTables>): StandingParts {
  const { database, links, now, publicUrl } = house;
  const given = house as unknown as House;
  return { ...{ database, links, now, publicUrl }, quotes: quotesToMake(given), bookings: bookingsToMake(given) };
}
