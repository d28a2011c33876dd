import type { House } from '@saltbush/capability';
import { withTables } from '@saltbush/capability/database';
import type { User } from '@saltbush/contract';
import { quotesToBook } from '@saltbush/quotes/neighbours';
import type { BookingInput } from './api.ts';
import { answerBy } from './bookings/answerBy.ts';
import { detailsOf, requestBooking } from './bookings/requestBooking.ts';
import { type Priced, requireBookable } from './bookings/requireBookable.ts';
import type { ConsignmentTables } from './tables.ts';

// What other capabilities may ask of consignments, and do with them.

/** Bookings as whoever makes many of them needs them. */
export interface BookingsToMake {
  /** @see requireBookable */
  requireBookable: (priced: Priced, input: BookingInput) => void;
  /** Books a saved quote without a mail: whoever asks for many writes one about all of them. @see requestBooking */
  request: (input: BookingInput, user: Pick<User, 'id' | 'email'>) => Promise<{ reference: string; isNew: boolean }>;
  /** Until when the desk has answered all of these. */
  answeredBy: (references: readonly string[]) => Promise<Date>;
  /** Which of these submissions were booked, each with its reference. */
  bookedAs: (submissionIds: readonly string[]) => Promise<Map<string, string>>;
}

export function bookingsToMake(house: House): BookingsToMake {
  const { database, links, now, publicUrl, gs1Prefix } = house;
  const db = withTables<ConsignmentTables>(database.db);
  const context = {
    ...{ links, now, publicUrl, gs1Prefix },
    database: { ...database, db },
    quotes: quotesToBook(house),
  };
  return {
    requireBookable: (priced, input) => void requireBookable(priced, detailsOf(input), now()),
    request: (input, user) => requestBooking(input, user, context, { hasMails: false }),
    async answeredBy(references) {
      const rows = await db.selectFrom('bookings').selectAll().where('reference', 'in', references).execute();
      return new Date(Math.max(...rows.map((row) => answerBy(row).getTime())));
    },
    async bookedAs(submissionIds) {
      const rows = await db
        .selectFrom('bookings')
        .select(['submission_id', 'reference'])
        .where('submission_id', 'in', submissionIds)
        .execute();
      return new Map(rows.map((row) => [row.submission_id, row.reference]));
    },
  };
}
