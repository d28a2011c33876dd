import type { House } from '@saltbush/capability';
import { withTables } from '@saltbush/capability/database';
import type { User } from '@saltbush/contract';
import { quotesToBook } from '@saltbush/quotes/neighbours';
import type { Kysely } from 'kysely';
import type { Booking, BookingInput, BookingStatus } from './api.ts';
import { answerBy } from './bookings/answerBy.ts';
import { detailsOf, requestBooking } from './bookings/requestBooking.ts';
import { type Priced, requireBookable } from './bookings/requireBookable.ts';
import { clientScope, inScope } from './shipments/client-scope.ts';
import type { ConsignmentTables, Tables } from './tables.ts';

// What other capabilities may ask of consignments, and do with them.

/** A booking as whoever makes it again needs it. */
export interface RepeatedBooking extends Priced {
  reference: string;
  status: BookingStatus;
  /** The company that it was booked for. */
  company: string | null;
  details: Booking['details'];
}

/** Bookings as whoever makes many of them needs them. */
export interface BookingsToMake {
  /** @see requireBookable */
  requireBookable: (priced: Priced, input: BookingInput) => void;
  /** Books a saved quote. Whoever asks for many writes one mail about all of them. @see requestBooking */
  request: (
    input: BookingInput,
    user: Pick<User, 'id' | 'email'>,
    mails: { hasMails: boolean },
  ) => Promise<{ reference: string; isNew: boolean }>;
  /** Bookings by their references, to make them again. */
  repeated: (references: readonly string[]) => Promise<Map<string, RepeatedBooking>>;
  /** The same for one that this user may see; null for any other. */
  repeatedBy: (userId: string, reference: string) => Promise<RepeatedBooking | null>;
  /** Until when the desk has answered all of these. */
  answeredBy: (references: readonly string[]) => Promise<Date>;
  /** Which of these submissions were booked, each with its reference. */
  bookedAs: (submissionIds: readonly string[]) => Promise<Map<string, string>>;
}

const repeatedRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('bookings')
    .select(['reference', 'status', 'client_reference as company', 'request', 'quote', 'details']);

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
    request: (input, user, mails) => requestBooking(input, user, context, mails),
    async repeated(references) {
      if (references.length === 0) return new Map();
      const rows = await repeatedRows(db).where('reference', 'in', references).execute();
      return new Map(rows.map((row) => [row.reference, row]));
    },
    async repeatedBy(userId, reference) {
      const scope = await clientScope(db, userId);
      const row = await repeatedRows(db).where('reference', '=', reference).where(inScope(scope)).executeTakeFirst();
      return row ?? null;
    },
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
