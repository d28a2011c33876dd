import type { House } from '@saltbush/capability';
import { type BookingsToMake, bookingsToMake } from '@saltbush/consignments/neighbours';
import { type QuotesToMake, quotesToMake } from '@saltbush/quotes/neighbours';
import type { RunTables } from './tables.ts';

/** What the handlers work with. */
export interface RunParts extends Pick<House<RunTables>, 'database' | 'links' | 'now' | 'publicUrl'> {
  quotes: QuotesToMake;
  bookings: BookingsToMake;
}

export function startRuns(house: House<RunTables>): RunParts {
  const { database, links, now, publicUrl } = house;
  const given = house as unknown as House;
  return { ...{ database, links, now, publicUrl }, quotes: quotesToMake(given), bookings: bookingsToMake(given) };
}
