import { takeOnce } from '@saltbush/capability/database';
import { queueMail } from '@saltbush/capability/mail';
import { Refusal } from '@saltbush/capability/refusal';
import type { User } from '@saltbush/contract';
import type { Transaction } from 'kysely';
import type { DisputeLineInput } from '../api/disputes.ts';
import type { BookingContext } from '../bookings/booking-context.ts';
import { changeBooking } from '../bookings/changeBooking.ts';
import { lockInvoice } from '../credit-notes/lockInvoice.ts';
import { creditableOf, type InvoiceRecord } from '../invoices/invoice-record.ts';
import { requireActOn } from '../shipments/requireActOn.ts';
import type { Tables } from '../tables.ts';
import { disputeMail } from './disputeMails.ts';

interface Raising {
  /** Of the consignment; the caller made sure that it is the user's. */
  reference: string;
  input: DisputeLineInput;
  user: Pick<User, 'id' | 'email'>;
}

function requireLine(invoice: InvoiceRecord, position: number): InvoiceRecord['lines'][number] {
  const line = invoice.lines.find((known) => known.position === position);
  const refuse = (message: string): never => {
    throw new Refusal(message, { status: 400, code: 'invalid-input', fields: [{ path: 'position', message }] });
  };
  if (line === undefined) return refuse('The invoice has no such line. Load the page again.');
  if (creditableOf(invoice, position) === 0) return refuse('Nothing of this line is charged any more.');
  if (invoice.disputes.some((known) => known.position === position && known.outcome === null)) {
    const message = `You have asked about ${line.label} already. We answer it by mail.`;
    throw new Refusal(message, { status: 409, code: 'already-disputed' });
  }
  return line;
}

async function raise(
  transaction: Transaction<Tables>,
  { reference, input, user: { email: actor } }: Raising,
  { now, publicUrl }: Pick<BookingContext, 'now' | 'publicUrl'>,
): Promise<boolean> {
  const locked = await lockInvoice(transaction, reference);
  if (locked === null) return false;
  const { row, invoice } = locked;
  // The same form was sent twice at once, and the other one came first.
  if (invoice.disputes.some(({ submission_id }) => submission_id === input.submissionId.toLowerCase())) return true;
  const line = requireLine(invoice, input.position);
  const at = now();
  const words = input.words.trim();
  await transaction
    .insertInto('invoice_disputes')
    .values({
      ...{ invoice_reference: invoice.row.reference, position: line.position, submission_id: input.submissionId },
      ...{ words, raised_at: at, raised_by: actor },
    })
    .execute();
  await changeBooking(
    transaction,
    row,
    {
      status: row.status,
      actor: { by: 'client', name: actor },
      note: `Disputes ${line.label} on ${invoice.row.reference}: ${words}`,
      openDisputes: row.open_disputes + 1,
      isForStaff: true,
    },
    at,
  );
  await queueMail(
    transaction,
    disputeMail({
      ...{ invoiceReference: invoice.row.reference, bookingReference: reference, label: line.label, words },
      ...{ raisedBy: actor, businessName: row.business_name, amountCents: line.amount_cents },
      deskUrl: `${publicUrl}/ops/bookings/${reference}`,
    }),
  );
  return true;
}

/**
 * Puts down what a client says against a line of the invoice, once for each form, and tells accounts. False when there is no
 * such consignment.
 * @throws Refusal `no-invoice`, `already-disputed` while an earlier one of the line waits for an answer, `invalid-input` for
 * a line that the invoice does not have or that nothing is left of, `submission-reused`, `role-not-enough`.
 */
export async function raiseDispute(
  raising: Raising,
  context: Pick<BookingContext, 'database' | 'now' | 'publicUrl'>,
): Promise<boolean> {
  const { db } = context.database;
  const { reference, input, user } = raising;
  await requireActOn(db, reference, { userId: user.id, act: 'dispute' });
  return takeOnce({
    find: async () => {
      const kept = await db
        .selectFrom('invoice_disputes')
        .innerJoin('invoices', 'invoices.reference', 'invoice_disputes.invoice_reference')
        .select(['invoices.booking_reference', 'invoice_disputes.position'])
        .where('submission_id', '=', input.submissionId)
        .executeTakeFirst();
      if (!kept) return null;
      if (kept.booking_reference === reference && kept.position === input.position) return true;
      const message = 'This form was sent for another line already. Load the page again.';
      throw new Refusal(message, { status: 409, code: 'submission-reused' });
    },
    take: () => db.transaction().execute((transaction) => raise(transaction, raising, context)),
  });
}
