import { localTime } from '@saltbush/freight';
import type { BoardQuery } from '../api/board.ts';
import { askedDepot } from '../board/askedDepot.ts';
import { depotFinder } from '../board/depotFinder.ts';
import type { BookingContext } from '../bookings/booking-context.ts';
import type { Manifest } from './manifest.ts';
import { readManifest } from './readManifest.ts';

/** The pickups of a depot on a day, as the board chooses them: today at the head office unless it says more. */
export async function depotManifest(
  query: BoardQuery,
  { database: { db }, now }: Pick<BookingContext, 'database' | 'now'>,
): Promise<Manifest> {
  const { id, name, timeZone } = askedDepot(query.depot);
  const date = query.date ?? localTime(now(), timeZone).date;
  const depotOfSuburb = depotFinder();
  return readManifest(db, {
    ...{ date, of: `${name} depot`, name: `manifest-${date}-${id}` },
    among: (pickups) => pickups,
    isIn: ({ pickup_suburb }) => depotOfSuburb(pickup_suburb) === id,
  });
}
