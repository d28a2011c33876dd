import type { House } from '@saltbush/capability';
import { type BookingsToMake, bookingsToMake } from '@saltbush/consignments/neighbours';
import { type QuotesToMake, quotesToMake } from '@saltbush/quotes/neighbours';

/** What the handlers work with. */
export interface BulkParts extends Pick<House, 'database' | 'links' | 'now' | 'publicUrl'> {
  quotes: QuotesToMake;
  bookings: BookingsToMake;
}

export function startBulkBookings(house: House): BulkParts {
  const { database, links, now, publicUrl } = house;
  return { ...{ database, links, now, publicUrl }, quotes: quotesToMake(house), bookings: bookingsToMake(house) };
}
