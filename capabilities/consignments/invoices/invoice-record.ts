import { type Instant, localTime } from '@saltbush/freight';
import type { Kysely, Selectable } from 'kysely';
import type { CreditNote, DeskInvoice, InvoiceDispute } from '../api/invoices.ts';
import type { ShipmentInvoice } from '../api/shipments.ts';
import type { Tables } from '../tables.ts';
import { standingOf } from './standingOf.ts';

type CreditNoteRow = Selectable<Tables['credit_notes']>;
type DisputeRow = Selectable<Tables['invoice_disputes']>;

/** An invoice with its lines, what was paid of it, what was taken off it, and what the client says against it. */
export interface InvoiceRecord {
  row: Selectable<Tables['invoices']>;
  /** In the order of the document. */
  lines: Selectable<Tables['invoice_lines']>[];
  /** In the order in which they were recorded. */
  payments: Selectable<Tables['invoice_payments']>[];
  /** In the order in which they were issued. */
  creditNotes: CreditNoteRow[];
  /** In the order in which they were raised. */
  disputes: DisputeRow[];
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
  const creditNotes = await db
    .selectFrom('credit_notes')
    .selectAll()
    .where('invoice_reference', '=', row.reference)
    .orderBy('reference')
    .execute();
  const disputes = await db
    .selectFrom('invoice_disputes')
    .selectAll()
    .where('invoice_reference', '=', row.reference)
    .orderBy('id')
    .execute();
  return { row, lines, payments, creditNotes, disputes };
}

export const totalOf = ({ total_ex_cents, gst_cents }: InvoiceRecord['row']): number => total_ex_cents + gst_cents;

export const paidOf = ({ payments }: Pick<InvoiceRecord, 'payments'>): number =>
  payments.reduce((sum, { amount_cents }) => sum + amount_cents, 0);

/** What credit notes took off it, GST with it. */
export const creditedOf = ({ creditNotes }: Pick<InvoiceRecord, 'creditNotes'>): number =>
  creditNotes.reduce((sum, { amount_ex_cents, gst_cents }) => sum + amount_ex_cents + gst_cents, 0);

/** What is still to pay; below zero once more was paid than is owed after its credit notes. */
export const leftOf = (record: InvoiceRecord): number => totalOf(record.row) - paidOf(record) - creditedOf(record);

const exCentsOf = (notes: readonly CreditNoteRow[]) => notes.reduce((sum, note) => sum + note.amount_ex_cents, 0);

/**
 * What a credit note may still take off a line, or off the invoice as a whole, before GST. Never more of a line than is
 * left of the whole.
 */
export function creditableOf({ row, lines, creditNotes }: InvoiceRecord, position: number | null): number {
  const ofInvoice = Math.max(0, row.total_ex_cents - exCentsOf(creditNotes));
  if (position === null) return ofInvoice;
  const line = lines.find((known) => known.position === position);
  if (line === undefined) return 0;
  const ofLine = line.amount_cents - exCentsOf(creditNotes.filter((note) => note.position === position));
  return Math.max(0, Math.min(ofLine, ofInvoice));
}

const creditNoteOf = ({ reference, issued_on, amount_ex_cents, gst_cents, ...note }: CreditNoteRow): CreditNote => ({
  reference,
  position: note.position ?? 0,
  claim: note.claim_reference,
  issuedOn: issued_on,
  amountExGstCents: amount_ex_cents,
  gstCents: gst_cents,
  totalIncGstCents: amount_ex_cents + gst_cents,
});

function answerOf({ id, outcome, answer, answered_at }: DisputeRow, { creditNotes }: InvoiceRecord) {
  if (outcome === null || answered_at === null) return null;
  const creditNote = creditNotes.find((note) => note.dispute_id === id)?.reference ?? null;
  return { outcome, words: answer, at: answered_at.toISOString(), creditNote };
}

const disputeOf = (dispute: DisputeRow, record: InvoiceRecord): InvoiceDispute => ({
  id: dispute.id,
  position: dispute.position,
  words: dispute.words,
  raisedAt: dispute.raised_at.toISOString(),
  answer: answerOf(dispute, record),
});

function factsOf(record: InvoiceRecord, now: Instant) {
  const { reference, issued_on: issuedOn, due_on: dueOn } = record.row;
  const paid = { paidCents: paidOf(record), creditedCents: creditedOf(record) };
  const facts = { reference, issuedOn, dueOn, totalIncGstCents: totalOf(record.row), ...paid };
  return {
    ...facts,
    standing: standingOf(facts, localTime(now, 'Australia/Sydney').date),
    creditNotes: record.creditNotes.map(creditNoteOf),
  };
}

/** The invoice as its client sees it. */
export const shipmentInvoiceOf = (record: InvoiceRecord, now: Instant): ShipmentInvoice => ({
  ...factsOf(record, now),
  totalExGstCents: record.row.total_ex_cents,
  gstCents: record.row.gst_cents,
  lines: record.lines.map(({ label, amount_cents }) => ({ label, amountCents: amount_cents })),
  disputes: record.disputes.map((dispute) => disputeOf(dispute, record)),
  payTo: record.row.seller.account ?? null,
});

/** The invoice as staff see it, with every payment, and with what each line may still be credited. */
export const deskInvoiceOf = (record: InvoiceRecord, now: Instant): DeskInvoice => ({
  ...factsOf(record, now),
  payments: record.payments.map(({ id, received_on, amount_cents, note }) => ({
    id,
    receivedOn: received_on,
    amountCents: amount_cents,
    note,
  })),
  lines: record.lines.map(({ position, label, amount_cents }) => ({
    ...{ position, label, amountCents: amount_cents },
    creditableCents: creditableOf(record, position),
  })),
  disputes: record.disputes.map((dispute) => ({ ...disputeOf(dispute, record), raisedBy: dispute.raised_by })),
});
