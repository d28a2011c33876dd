import type { BookingContext } from './booking-context.ts';
import { type BookingRecord, loadRecord } from './booking-record.ts';

/** Finds a booking by its reference or by the hash of its private token; null when there is none. */
export async function findBooking(
  column: 'reference' | 'token_hash',
  value: string,
  { database: { db } }: Pick<BookingContext, 'database'>,
): Promise<BookingRecord | null> {
  const row = await db.selectFrom('bookings').selectAll().where(column, '=', value).executeTakeFirst();
  return row ? loadRecord(db, row) : null;
}
