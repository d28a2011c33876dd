import { queueMail } from '@saltbush/capability/mail';
import type { RepeatedBooking } from '@saltbush/consignments/neighbours';
import { clockCity, resolvePlace } from '@saltbush/freight';
import { bookDay } from './bookDay.ts';
import type { StandingParts } from './standing-parts.ts';
import { bookedAt, standingDays } from './standingDays.ts';
import { standingMail } from './standingMail.ts';
import type { StandingRow } from './tables.ts';

const BATCH_SIZE = 100;
/** What a gateway that was away for long finds; the days after these come at its next look. */
const MOST_DAYS = 5;

async function bookDaysOf(
  { row, repeated }: { row: StandingRow; repeated: RepeatedBooking | undefined },
  at: Date,
  parts: StandingParts,
): Promise<void> {
  const { database, publicUrl } = parts;
  const city = clockCity(resolvePlace(repeated?.details.pickup.suburb ?? 'Sydney'));
  const days = standingDays(row, { after: row.last_day, state: city.state, count: MOST_DAYS });
  for (const day of days) {
    if (bookedAt(day, city) > at) return;
    const outcome = await bookDay({ row, day, repeated }, parts);
    await database.db.transaction().execute(async (transaction) => {
      const changed = await transaction
        .updateTable('standing_pickups')
        .set({ last_day: day, last_outcome: JSON.stringify(outcome) })
        .where('reference', '=', row.reference)
        .where('last_day', '<', day)
        .executeTakeFirst();
      // Somebody else has recorded it meanwhile, and written the mail.
      if (Number(changed.numUpdatedRows) === 0 || outcome.status === 'booked') return;
      await queueMail(transaction, standingMail(row, outcome, publicUrl));
    });
  }
}

/** Books what is due of all standing pickups. */
export async function bookDueDays(parts: StandingParts, at: Date, isStopped: () => boolean): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await parts.database.db
      .selectFrom('standing_pickups')
      .selectAll()
      .where('is_paused', '=', false)
      .where('reference', '>', after)
      .orderBy('reference')
      .limit(BATCH_SIZE)
      .execute();
    const bookings = await parts.bookings.repeated(rows.map((row) => row.booking_reference));
    for (const row of rows) {
      if (isStopped()) return;
      await bookDaysOf({ row, repeated: bookings.get(row.booking_reference) }, at, parts);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = last.reference;
  }
}
