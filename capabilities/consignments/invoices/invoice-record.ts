import { type Instant, localTime } from '@saltbush/freight';
import type { Kysely, Selectable } from 'kysely';
import type { DeskInvoice } from '../api/invoices.ts';
import type { ShipmentInvoice } from '../api/shipments.ts';
import type { Tables } from '../tables.ts';
import { standingOf } from './standingOf.ts';

/** An invoice with its lines and what was paid of it. */
export interface InvoiceRecord {
  row: Selectable<Tables['invoices']>;
  /** In the order of the document. */
  lines: Selectable<Tables['invoice_lines']>[];
  /** In the order in which they were recorded. */
  payments: Selectable<Tables['invoice_payments']>[];
}

/** The invoice of a booking; null when none was issued. */
export async function findInvoice(db: Kysely<Tables>, bookingReference: string): Promise<InvoiceRecord | null> {
  const row = await db
    .selectFrom('invoices')
    .selectAll()
    .where('booking_reference', '=', bookingReference)
    .executeTakeFirst();
  if (!row) return null;
  const lines = await db
    .selectFrom('invoice_lines')
    .selectAll()
    .where('invoice_reference', '=', row.reference)
    .orderBy('position')
    .execute();
  const payments = await db
    .selectFrom('invoice_payments')
    .selectAll()
    .where('invoice_reference', '=', row.reference)
    .orderBy('id')
    .execute();
  return { row, lines, payments };
}

export const totalOf = ({ total_ex_cents, gst_cents }: InvoiceRecord['row']): number => total_ex_cents + gst_cents;

export const paidOf = ({ payments }: Pick<InvoiceRecord, 'payments'>): number =>
  payments.reduce((sum, { amount_cents }) => sum + amount_cents, 0);

function factsOf(record: InvoiceRecord, now: Instant) {
  const { reference, issued_on: issuedOn, due_on: dueOn } = record.row;
  const facts = { reference, issuedOn, dueOn, totalIncGstCents: totalOf(record.row), paidCents: paidOf(record) };
  return { ...facts, standing: standingOf(facts, localTime(now, 'Australia/Sydney').date) };
}

/** The invoice as its client sees it. */
export const shipmentInvoiceOf = (record: InvoiceRecord, now: Instant): ShipmentInvoice => ({
  ...factsOf(record, now),
  totalExGstCents: record.row.total_ex_cents,
  gstCents: record.row.gst_cents,
  lines: record.lines.map(({ label, amount_cents }) => ({ label, amountCents: amount_cents })),
});

/** The invoice as staff see it, with every payment. */
export const deskInvoiceOf = (record: InvoiceRecord, now: Instant): DeskInvoice => ({
  ...factsOf(record, now),
  payments: record.payments.map(({ id, received_on, amount_cents, note }) => ({
    id,
    receivedOn: received_on,
    amountCents: amount_cents,
    note,
  })),
});
