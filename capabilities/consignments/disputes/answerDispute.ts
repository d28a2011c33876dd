import { takeOnce } from '@saltbush/capability/database';
import { queueMail } from '@saltbush/capability/mail';
import { Refusal } from '@saltbush/capability/refusal';
import { formatAud } from '@saltbush/freight';
import type { Transaction } from 'kysely';
import type { AnswerDisputeInput } from '../api/disputes.ts';
import type { BookingContext } from '../bookings/booking-context.ts';
import { type BookingRecord, loadRecord } from '../bookings/booking-record.ts';
import { changeBooking, requireBookingVersion } from '../bookings/changeBooking.ts';
import { findBooking } from '../bookings/findBooking.ts';
import { issueCreditNote } from '../credit-notes/issueCreditNote.ts';
import { issuedCreditNote } from '../credit-notes/issuedCreditNote.ts';
import { lockInvoice } from '../credit-notes/lockInvoice.ts';
import type { Tables } from '../tables.ts';
import { disputeAnswerMail } from './disputeMails.ts';

interface Answering {
  /** Of the booking. */
  reference: string;
  disputeId: number;
  input: AnswerDisputeInput;
  /** E-mail of the member of staff. */
  actor: string;
  at: Date;
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
      : await issueCreditNote(transaction, invoice, {
          cause: { position: dispute.position, disputeId: dispute.id },
          ...{ exCents, reason: words, actor, at, path: 'amountCents' },
        });
  await transaction
    .updateTable('invoice_disputes')
    .set({ outcome: input.outcome, answer: words, answered_at: at, answered_by: actor, answer_id: input.submissionId })
    .where('id', '=', dispute.id)
    .execute();
  const creditNote = note && (await issuedCreditNote(transaction, reference, { note, at }));
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
