import { takeOnce } from '@saltbush/capability/database';
import { queueMail } from '@saltbush/capability/mail';
import { nextReference } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import { formatAud, localTime } from '@saltbush/freight';
import type { Selectable, Transaction } from 'kysely';
import type { AnswerDisputeInput } from '../api/disputes.ts';
import type { BookingContext } from '../bookings/booking-context.ts';
import { type BookingRecord, loadRecord } from '../bookings/booking-record.ts';
import { changeBooking, requireBookingVersion } from '../bookings/changeBooking.ts';
import { findBooking } from '../bookings/findBooking.ts';
import { creditableOf, creditedOf, findInvoice, type InvoiceRecord, leftOf } from '../invoices/invoice-record.ts';
import { SERIES } from '../series.data.ts';
import type { Tables } from '../tables.ts';
import { creditGstCents } from './creditGstCents.ts';
import { creditNotePdf } from './creditNotePdf.ts';
import { disputeAnswerMail } from './disputeMails.ts';
import { lockInvoice } from './lockInvoice.ts';

interface Answering {
  /** Of the booking. */
  reference: string;
  disputeId: number;
  input: AnswerDisputeInput;
  /** E-mail of the member of staff. */
  actor: string;
  at: Date;
}

type Dispute = InvoiceRecord['disputes'][number];

function requireAmount(invoice: InvoiceRecord, position: number, amountCents: number): void {
  const most = creditableOf(invoice, position);
  if (amountCents <= most) return;
  const message = `Only ${formatAud(most)} of this line before GST can still be credited.`;
  throw new Refusal(message, { status: 400, code: 'invalid-input', fields: [{ path: 'amountCents', message }] });
}

/** Issues a credit note, numbered without gaps, since the booking is locked in this transaction. */
async function issueCreditNote(
  transaction: Transaction<Tables>,
  invoice: InvoiceRecord,
  {
    dispute,
    exCents,
    reason,
    actor,
    at,
  }: { dispute: Dispute; exCents: number; reason: string } & Pick<Answering, 'actor' | 'at'>,
): Promise<Selectable<Tables['credit_notes']>> {
  requireAmount(invoice, dispute.position, exCents);
  const before = {
    exCents: invoice.creditNotes.reduce((sum, note) => sum + note.amount_ex_cents, 0),
    gstCents: invoice.creditNotes.reduce((sum, note) => sum + note.gst_cents, 0),
  };
  return transaction
    .insertInto('credit_notes')
    .values({
      reference: await nextReference(transaction, SERIES.creditNotes, at),
      ...{ invoice_reference: invoice.row.reference, position: dispute.position, dispute_id: dispute.id },
      ...{ issued_at: at, issued_on: localTime(at, 'Australia/Sydney').date, reason, issued_by: actor },
      amount_ex_cents: exCents,
      gst_cents: creditGstCents(invoice.row.gst_basis_points, before, exCents),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The credit note as the mail says it, with its document. */
async function enclosed(
  transaction: Transaction<Tables>,
  reference: string,
  { note, at }: { note: Selectable<Tables['credit_notes']>; at: Date },
) {
  const after = await findInvoice(transaction, reference);
  const pdf = after && (await creditNotePdf(transaction, after, { reference: note.reference, now: at }));
  if (!after || !pdf) throw new Error(`${note.reference} was just issued and is not there.`);
  const facts = { reference: note.reference, totalCents: note.amount_ex_cents + note.gst_cents, pdf };
  return { ...facts, leftCents: leftOf(after), creditedCents: creditedOf(after) };
}

async function answer(
  transaction: Transaction<Tables>,
  { reference, disputeId, input, actor, at }: Answering,
  { publicUrl }: Pick<BookingContext, 'publicUrl'>,
): Promise<BookingRecord | 'missing'> {
  const locked = await lockInvoice(transaction, reference);
  const dispute = locked?.invoice.disputes.find(({ id }) => id === disputeId);
  if (!locked || !dispute) return 'missing';
  const { row, invoice } = locked;
  // The same form was sent twice at once, and the other one came first.
  if (dispute.answer_id === input.submissionId.toLowerCase()) return loadRecord(transaction, row);
  requireBookingVersion(row, input.version);
  if (dispute.outcome !== null) {
    const message = 'This line was answered already. Load the booking again.';
    throw new Refusal(message, { status: 409, code: 'dispute-answered' });
  }
  const words = input.words.trim();
  const label = invoice.lines.find(({ position }) => position === dispute.position)?.label ?? '';
  const exCents = input.outcome === 'credited' ? input.amountCents : undefined;
  const note =
    exCents === undefined
      ? null
      : await issueCreditNote(transaction, invoice, { dispute, exCents, reason: words, actor, at });
  await transaction
    .updateTable('invoice_disputes')
    .set({ outcome: input.outcome, answer: words, answered_at: at, answered_by: actor, answer_id: input.submissionId })
    .where('id', '=', dispute.id)
    .execute();
  const creditNote = note && (await enclosed(transaction, reference, { note, at }));
  const did = creditNote
    ? `Credit note ${creditNote.reference} of ${formatAud(creditNote.totalCents)} including GST for ${label}`
    : `${label} stands`;
  const changed = await changeBooking(
    transaction,
    row,
    {
      status: row.status,
      actor: { by: 'staff', name: actor },
      note: `${did}: ${words}`,
      creditedCents: creditNote?.creditedCents,
      openDisputes: row.open_disputes - 1,
      isForStaff: true,
    },
    at,
  );
  await queueMail(
    transaction,
    disputeAnswerMail({
      ...{ invoiceReference: invoice.row.reference, bookingReference: reference, label },
      ...{ raisedBy: dispute.raised_by, words: dispute.words, answer: words, creditNote },
      url: `${publicUrl}/dashboard/shipments/${reference}#price`,
    }),
  );
  return loadRecord(transaction, changed);
}

/**
 * Answers a disputed line, once for each form: the line stands, or a credit note takes off all or part of it. The client gets a
 * mail, with the note as a PDF. Null when there is no such booking or dispute.
 * @throws Refusal `stale` when somebody else changed the booking first, `dispute-answered`, `invalid-input` for more than the
 * line may still be credited.
 */
export async function answerDispute(
  answering: Omit<Answering, 'at'>,
  context: BookingContext,
): Promise<BookingRecord | null> {
  const { db } = context.database;
  const { reference, disputeId, input } = answering;
  const kept = await takeOnce<BookingRecord | 'missing'>({
    find: async () => {
      const earlier = await db
        .selectFrom('invoice_disputes')
        .innerJoin('invoices', 'invoices.reference', 'invoice_disputes.invoice_reference')
        .select(['invoice_disputes.id', 'invoices.booking_reference'])
        .where('answer_id', '=', input.submissionId)
        .executeTakeFirst();
      if (!earlier) return null;
      if (earlier.id !== disputeId || earlier.booking_reference !== reference) {
        const message = 'This form answered another line already. Load the booking again.';
        throw new Refusal(message, { status: 409, code: 'submission-reused' });
      }
      return (await findBooking('reference', reference, context)) ?? 'missing';
    },
    take: () =>
      db.transaction().execute((transaction) => answer(transaction, { ...answering, at: context.now() }, context)),
  });
  return kept === 'missing' ? null : kept;
}
