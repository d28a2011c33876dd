import type { BookingContext } from './booking-context.ts';
import { type BookingRecord, loadRecord } from './booking-record.ts';

/** The booking of a reference, or of the hash of its private link's token; null where there is none. */
export async function findBooking(
  column: 'reference' | 'token_hash',
  value: string,
  { database: { db } }: Pick<BookingContext, 'database'>,
): Promise<BookingRecord | null> {
  const row = await db.selectFrom('bookings').selectAll().where(column, '=', value).executeTakeFirst();
  return row ? loadRecord(db, row) : null;
}
