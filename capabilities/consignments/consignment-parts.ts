import type { House } from '@saltbush/capability';
import { createRateLimiter, type RateLimiter } from '@saltbush/capability/http';
import { quotesToBook, quotesToMake } from '@saltbush/quotes/neighbours';
import type { BookingContext } from './bookings/booking-context.ts';
import { createShipmentEvents, type ShipmentEvents } from './shipments/createShipmentEvents.ts';
import type { ConsignmentTables } from './tables.ts';

/** References count up, so anybody can guess one. This keeps postcodes from being tried out for one of them. */
const REFERENCE_RATE = { name: 'track-reference', points: 30, durationSeconds: 60 * 60 };

/** What the handlers work with. */
export interface ConsignmentParts extends BookingContext, Pick<House<ConsignmentTables>, 'mode' | 'salesAccounts'> {
  events: ShipmentEvents;
  tracksOfReference: RateLimiter;
}

export function startConsignments(house: House<ConsignmentTables>): ConsignmentParts {
  const { database, links, now, publicUrl, gs1Prefix, mode, salesAccounts } = house;
  return {
    ...{ database, links, now, publicUrl, gs1Prefix, mode, salesAccounts },
    quotes: { ...quotesToBook(house), price: quotesToMake(house).price },
    events: createShipmentEvents(house),
    tracksOfReference: createRateLimiter(database.pool, REFERENCE_RATE),
  };
}
