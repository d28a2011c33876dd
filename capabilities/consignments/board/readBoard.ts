import { approvedDrivers } from '@saltbush/drivers/neighbours';
import { activeVehicles } from '@saltbush/fleet/neighbours';
import { addDays, DEPOTS, instantOf, localTime } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import type { Board, BoardQuery } from '../api/board.ts';
import { BOOKING_STATUSES, type BookingStatus } from '../api/bookings.ts';
import type { BookingRow, Tables } from '../tables.ts';
import { askedDepot } from './askedDepot.ts';
import { boardBooking } from './boardBooking.ts';
import { depotFinder } from './depotFinder.ts';
import { runsWithin } from './runs.ts';

/** More bookings than all depots together move on a day. */
const MOST_BOOKINGS = 2_000;
const ENDED_EARLY: readonly BookingStatus[] = ['declined', 'cancelled'];
const UNDER_WAY = BOOKING_STATUSES.slice(0, BOOKING_STATUSES.indexOf('delivered'));

/** The bookings of a day of all depots; of today also what is late, and what is on the road still. */
function bookingsOf(db: Kysely<Tables>, date: string, today: string): Promise<BookingRow[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('status', 'not in', [...ENDED_EARLY])
    .where((where) =>
      where.or([
        where('pickup_date', '=', date),
        where('delivered_on', '=', date),
        ...(date === today
          ? [where.and([where('status', 'in', [...UNDER_WAY]), where('pickup_date', '<', date)])]
          : []),
      ]),
    )
    .orderBy('pickup_date')
    .orderBy('pickup_time')
    .orderBy('reference')
    .limit(MOST_BOOKINGS)
    .execute();
}

/** A day of one depot, and everybody and everything that can be sent. */
export async function readBoard(db: Kysely<Tables>, query: BoardQuery, now: Date): Promise<Board> {
  const depot = askedDepot(query.depot);
  const { timeZone } = depot;
  const { date: today } = localTime(now, timeZone);
  const date = query.date ?? today;
  const depotOfSuburb = depotFinder();
  const counts = Object.fromEntries(DEPOTS.map(({ id }) => [id, 0])) as Board['counts'];
  const rows = await bookingsOf(db, date, today);
  for (const { pickup_suburb } of rows) counts[depotOfSuburb(pickup_suburb)] += 1;
  const [start, end] = [addDays(date, -1), addDays(date, 2)].map((day) => new Date(instantOf(day, 0, timeZone)));
  const drivers = await approvedDrivers(db);
  return {
    ...{ date, depot: depot.id, today, timeZone, counts },
    bookings: rows.filter(({ pickup_suburb }) => depotOfSuburb(pickup_suburb) === depot.id).map(boardBooking),
    vehicles: await activeVehicles(db),
    drivers: drivers.map(({ licenceState, ...driver }) => ({ ...driver, state: licenceState })),
    runs: await runsWithin(db, start ?? now, end ?? now),
  };
}
