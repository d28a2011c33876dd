import type { House } from '@saltbush/capability';
import { type GroundTables, type Queries, withTables } from '@saltbush/capability/database';
import { hasWords } from '@saltbush/capability/search';
import type { MemberAct } from '@saltbush/clients/api';
import type { User } from '@saltbush/contract';
import { quotesToBook, quotesToMake } from '@saltbush/quotes/neighbours';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { hiddenAlerts as hidden, hideAlerts as hide } from './alerts/hiddenAlerts.ts';
import type { HideableAlert } from './api/alerts.ts';
import type { Booking, BookingInput, BookingStatus } from './api.ts';
import { answerBy } from './bookings/answerBy.ts';
import { MAX_PICTURE_BYTES } from './bookings/podPictures.ts';
import { detailsOf, requestBooking } from './bookings/requestBooking.ts';
import { type Priced, requireBookable } from './bookings/requireBookable.ts';
import {
  type FreightJob,
  freightInTransit as inTransit,
  freightJob as job,
  lockFreightJob as lockJob,
} from './carrying/freightJob.ts';
import { type FreightToCarry, freightToCarry } from './carrying/freightToCarry.ts';
import { clientsOfFreight as clientsOf, type FreightClient } from './claimed-freight/clientsOfFreight.ts';
import {
  creditFreight as credit,
  creditableFreight as creditable,
  lockFreight as lock,
} from './claimed-freight/creditFreight.ts';
import {
  lastDelivered as delivered,
  type Freight,
  findFreight as find,
  freightScope,
} from './claimed-freight/findFreight.ts';
import type { IssuedCreditNote } from './credit-notes/issuedCreditNote.ts';
import { addDemoFreight as addFreight, demoFreightAt } from './demo/demoFreight.ts';
import { type DueInvoice, invoicesDue as due } from './invoice-list/invoicesDue.ts';
import { BOOKING_WORDS } from './migrations/0075-consignment-search.ts';
import { type FreightNews, takeNews } from './news/takeNews.ts';
import type { NewsReader } from './news-tables.ts';
import { clientScope, inScope } from './shipments/client-scope.ts';
import { requireActOn } from './shipments/requireActOn.ts';
import type { ConsignmentTables, Tables } from './tables.ts';
import { type AcceptedTogether, acceptTogether } from './together/acceptTogether.ts';
import { bookTogether, type StoreTogether } from './together/bookTogether.ts';
import { type CancelledTogether, cancelTogether } from './together/cancelTogether.ts';
import { readTogether, type TogetherBooking } from './together/readTogether.ts';

export type {
  AcceptedTogether,
  CancelledTogether,
  DueInvoice,
  Freight,
  FreightJob,
  FreightNews,
  FreightToCarry,
  IssuedCreditNote,
  StoreTogether,
  TogetherBooking,
};
export { acceptTogether, cancelTogether, demoFreightAt, freightToCarry, MAX_PICTURE_BYTES, readTogether };

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
    options: { hasMails: boolean; note?: string },
  ) => Promise<{ reference: string; isNew: boolean }>;
  /** Bookings by their references, to make them again. */
  repeated: (references: readonly string[]) => Promise<Map<string, RepeatedBooking>>;
  /** The same for one that this user may see; null for any other. */
  repeatedBy: (userId: string, reference: string) => Promise<RepeatedBooking | null>;
  /** Until when the desk has answered all of these. */
  answeredBy: (references: readonly string[]) => Promise<Date>;
  /** Checks several bookings, which are then stored all or none. @see bookTogether */
  together: (inputs: readonly BookingInput[], user: Pick<User, 'id' | 'email'>) => Promise<StoreTogether>;
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
    quotes: { ...quotesToBook(house), price: quotesToMake(house).price },
  };
  return {
    requireBookable: (priced, input) => void requireBookable(priced, detailsOf(input), now()),
    request: (input, user, options) => requestBooking(input, user, context, options),
    together: (inputs, user) => bookTogether(inputs, user, context),
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

// Claims about freight. Each takes part in the caller's transaction.
type Given = Queries<GroundTables>;
const own = withTables<ConsignmentTables>;

/** @see find */
export const findFreight = (db: Given, asked: { reference: string; userId: string }): Promise<Freight | null> =>
  find(own(db), asked);

/** @see addFreight */
export const addDemoFreight = (db: Given, given: Parameters<typeof addFreight>[1]): ReturnType<typeof addFreight> =>
  addFreight(own(db), given);

/** @see delivered */
export const lastDelivered = (db: Given, asked: { userId: string; most: number }): Promise<Freight[]> =>
  delivered(own(db), asked);

/** True where a column holds the reference of a consignment that a client may see. */
export async function isOwnFreight(
  db: Given,
  userId: string,
): Promise<(reference: RawBuilder<string>) => RawBuilder<boolean>> {
  const scope = await freightScope(own(db), userId);
  const references = own(db).selectFrom('bookings').select('bookings.reference').where(scope);
  return (reference) => sql<boolean>`${reference} in ${references}`;
}

/** Consignments with what they are known by, for queries that join them to records about them. */
export const freightNames = (db: Given) =>
  own(db)
    .selectFrom('bookings')
    .select(['bookings.reference', 'bookings.business_name', 'bookings.pickup_suburb', 'bookings.delivery_suburb']);

/** References of consignments that a person sees and that have what was typed among their words; of more than 3,000 any. */
export const freightWithWords = (
  typed: string,
  isSeen: (reference: RawBuilder<string>) => RawBuilder<boolean>,
): RawBuilder<string> =>
  sql<string>`(select bookings.reference from bookings
    where ${isSeen(sql.ref('bookings.reference'))} and ${hasWords(BOOKING_WORDS, typed)} limit 3000)`;

/** @see requireActOn */
export const requireActOnFreight = (
  db: Given,
  reference: string,
  asked: { userId: string; act: MemberAct },
): Promise<void> => requireActOn(own(db), reference, asked);

/** @see creditable */
export const creditableFreight = (db: Given, reference: string): ReturnType<typeof creditable> =>
  creditable(own(db), reference);

/** @see lock */
export const lockFreight = (transaction: Given, reference: string): Promise<void> => lock(own(transaction), reference);

/** @see credit */
export const creditFreight = (
  transaction: Given,
  reference: string,
  asked: Parameters<typeof credit>[2],
): Promise<IssuedCreditNote | null> => credit(own(transaction), reference, asked);

/** @see takeNews */
export const takeFreightNews = (
  transaction: Given,
  asked: { reader: NewsReader; most: number },
): Promise<FreightNews[]> => takeNews(own(transaction), asked);

/** @see clientsOf */
export const clientsOfFreight = (db: Given, references: readonly string[]): Promise<Map<string, FreightClient>> =>
  clientsOf(own(db), references);

/** @see due */
export const invoicesDue = (db: Given, asked: Parameters<typeof due>[1]): Promise<DueInvoice[]> => due(own(db), asked);

/** @see hidden */
export const hiddenAlerts = (db: Given, userId: string): Promise<HideableAlert[]> => hidden(own(db), userId);

/** @see hide */
export const hideAlerts = (transaction: Given, userId: string, kinds: readonly HideableAlert[]): Promise<void> =>
  hide(own(transaction), userId, kinds);

// Freight on the road.

/** @see job */
export const freightJob = (db: Given, reference: string): Promise<FreightJob | null> => job(own(db), reference);

/** @see lockJob */
export const lockFreightJob = (transaction: Given, reference: string): Promise<FreightJob | null> =>
  lockJob(own(transaction), reference);

/** @see inTransit */
export const freightInTransit = (db: Given, userId: string): Promise<string[]> => inTransit(own(db), userId);
