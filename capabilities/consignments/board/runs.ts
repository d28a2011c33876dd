import type { Kysely } from 'kysely';
import type { BoardRun } from '../api/board.ts';
import type { BookingStatus } from '../api/bookings.ts';
import type { Tables } from '../tables.ts';

/** Statuses in which driver and vehicle are taken. */
const TAKEN: readonly BookingStatus[] = ['allocated', 'picked_up', 'in_transit', 'out_for_delivery'];

/** Every run that reaches into a time, at whichever depot, in order. */
export async function runsWithin(db: Kysely<Tables>, from: Date, until: Date): Promise<BoardRun[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['reference', 'driver_reference', 'vehicle_reference', 'run_from', 'run_until'])
    .where('status', 'in', [...TAKEN])
    .where('run_from', '<', until)
    .where('run_until', '>', from)
    .orderBy('run_from')
    .orderBy('reference')
    .execute();
  return rows.flatMap(({ reference, driver_reference: driver, vehicle_reference: vehicle, run_from, run_until }) =>
    driver === null || vehicle === null || run_from === null || run_until === null
      ? []
      : [{ booking: reference, driver, vehicle, from: run_from.toISOString(), until: run_until.toISOString() }],
  );
}
