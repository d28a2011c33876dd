import { type Kysely, type Selectable, sql } from 'kysely';
import type { BookingException, PodPicture } from '../api/bookings.ts';
import { findInvoice, type InvoiceRecord } from '../invoices/invoice-record.ts';
import type { BookingRow, Tables } from '../tables.ts';

/** A booking with its events, proof of delivery, pictures, packages and invoice. */
export interface BookingRecord {
  row: BookingRow;
  /** Oldest first. */
  events: Selectable<Tables['booking_events']>[];
  pod: Selectable<Tables['pods']> | null;
  /** The kinds of picture that the booking has. */
  pictures: PodPicture[];
  /** Packages that have a number. */
  numbered: number;
  /** Null until it is invoiced. */
  invoice: InvoiceRecord | null;
}

export const exceptionOf = (row: Pick<BookingRow, 'exception_kind' | 'exception_reason'>): BookingException | null =>
  row.exception_kind === null || row.exception_reason === null
    ? null
    : { kind: row.exception_kind, reason: row.exception_reason };

/** Reads the events, proof of delivery, pictures, packages and invoice of a booking's row. */
export async function loadRecord(db: Kysely<Tables>, row: BookingRow): Promise<BookingRecord> {
  const ofBooking = row.reference;
  const events = await db
    .selectFrom('booking_events')
    .selectAll()
    .where('reference', '=', ofBooking)
    .orderBy('id')
    .execute();
  const pod = await db.selectFrom('pods').selectAll().where('reference', '=', ofBooking).executeTakeFirst();
  const pictures = await db
    .selectFrom('pod_pictures')
    .select('kind')
    .distinct()
    .where('reference', '=', ofBooking)
    .execute();
  const { numbered } = await db
    .selectFrom('handling_units')
    .select(sql<number>`count(*)`.as('numbered'))
    .where('booking_reference', '=', ofBooking)
    .executeTakeFirstOrThrow();
  const invoice = row.status === 'invoiced' ? await findInvoice(db, ofBooking) : null;
  return { row, events, pod: pod ?? null, pictures: pictures.map(({ kind }) => kind), numbered, invoice };
}
