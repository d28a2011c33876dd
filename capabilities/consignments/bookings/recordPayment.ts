import { takeOnce } from '@saltbush/capability/database';
import { Refusal } from '@saltbush/capability/refusal';
import { formatAud, formatDate, type IsoDate, localTime } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import type { RecordPaymentInput } from '../api/payments.ts';
import { findInvoice, type InvoiceRecord, leftOf, paidOf } from '../invoices/invoice-record.ts';
import type { BookingRow, Tables } from '../tables.ts';
import type { BookingContext } from './booking-context.ts';
import { type BookingRecord, loadRecord } from './booking-record.ts';
import { changeBooking, lockBooking, requireBookingVersion } from './changeBooking.ts';
import { findBooking } from './findBooking.ts';

function refuseField(path: 'amountCents' | 'receivedOn', message: string): never {
  throw new Refusal(message, { status: 400, code: 'invalid-input', fields: [{ path, message }] });
}

function requireAmount(invoice: InvoiceRecord, amountCents: number): void {
  const paid = paidOf(invoice);
  const owed = leftOf(invoice);
  // What goes back is below what is owed only until a credit note was issued for what was paid.
  if (amountCents > 0 && amountCents > owed) {
    const left = owed <= 0 ? 'It is paid in full already.' : `Only ${formatAud(owed)} of it is still to pay.`;
    refuseField('amountCents', `${left} Enter what belongs to this invoice.`);
  }
  if (paid + amountCents < 0) {
    refuseField('amountCents', `Only ${formatAud(paid)} was recorded as paid, so no more can be taken back.`);
  }
}

function requireDay({ row }: InvoiceRecord, receivedOn: IsoDate, today: IsoDate): void {
  if (receivedOn > today) refuseField('receivedOn', 'This day is still to come. Enter the day on which it arrived.');
  if (receivedOn < row.issued_on) {
    refuseField(
      'receivedOn',
      `The invoice was issued on ${formatDate(row.issued_on)}, later than this. Check the day.`,
    );
  }
}

const trailNote = ({ amountCents, receivedOn, note }: RecordPaymentInput): string => {
  const moved = amountCents > 0 ? 'received on' : 'taken back on';
  const why = note.trim() === '' ? '' : `: ${note.trim()}`;
  return `Payment of ${formatAud(Math.abs(amountCents))} ${moved} ${formatDate(receivedOn)}${why}`;
};

interface Act {
  input: RecordPaymentInput;
  actor: string;
  at: Date;
}

async function pay(transaction: Kysely<Tables>, row: BookingRow, { input, actor, at }: Act): Promise<BookingRow> {
  const { submissionId, receivedOn, amountCents, note } = input;
  const invoice = await findInvoice(transaction, row.reference);
  if (invoice === null) {
    const message = `${row.reference} has no invoice yet. It is issued after the delivery, and paid then.`;
    throw new Refusal(message, { status: 409, code: 'no-invoice' });
  }
  requireAmount(invoice, amountCents);
  requireDay(invoice, receivedOn, localTime(at, 'Australia/Sydney').date);
  await transaction
    .insertInto('invoice_payments')
    .values({
      ...{ invoice_reference: invoice.row.reference, submission_id: submissionId, received_on: receivedOn },
      ...{ amount_cents: amountCents, note: note.trim(), recorded_at: at, recorded_by: actor },
    })
    .execute();
  const by = { by: 'staff', name: actor } as const;
  return changeBooking(
    transaction,
    row,
    {
      status: row.status,
      actor: by,
      note: trailNote(input),
      paidCents: paidOf(invoice) + amountCents,
      isForStaff: true,
    },
    at,
  );
}

/**
 * Records what arrived for the invoice of a booking, once for each form. Null when there is no such booking.
 * @throws Refusal `stale`, `no-invoice`, or `invalid-input` for more than is owed and for a day that cannot be.
 */
export async function recordPayment(
  reference: string,
  input: RecordPaymentInput,
  actor: string,
  context: BookingContext,
): Promise<BookingRecord | null> {
  const at = context.now();
  const { db } = context.database;
  const kept = await takeOnce<BookingRecord | 'missing'>({
    find: async () => {
      const payment = await db
        .selectFrom('invoice_payments')
        .innerJoin('invoices', 'invoices.reference', 'invoice_payments.invoice_reference')
        .select('invoices.booking_reference')
        .where('invoice_payments.submission_id', '=', input.submissionId)
        .executeTakeFirst();
      return payment ? ((await findBooking('reference', payment.booking_reference, context)) ?? 'missing') : null;
    },
    take: () =>
      db.transaction().execute(async (transaction) => {
        const row = await lockBooking(transaction, 'reference', reference);
        if (row === null) return 'missing';
        requireBookingVersion(row, input.version);
        return loadRecord(transaction, await pay(transaction, row, { input, actor, at }));
      }),
  });
  return kept === 'missing' ? null : kept;
}
