import { nextReference } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import { formatAud, localTime } from '@saltbush/freight';
import type { Kysely, Selectable } from 'kysely';
import { creditableOf, type InvoiceRecord } from '../invoices/invoice-record.ts';
import { SERIES } from '../series.data.ts';
import type { Tables } from '../tables.ts';
import { creditGstCents } from './creditGstCents.ts';

/** Why a note is issued: a line of the invoice was disputed, or a claim was made for its freight as a whole. */
export type CreditCause = { position: number; disputeId: number } | { position: null; claim: string };

interface NoteToIssue {
  cause: CreditCause;
  /** What it takes off before GST. */
  exCents: number;
  reason: string;
  /** E-mail of the member of staff. */
  actor: string;
  at: Date;
  /** The field of the form that says how much. */
  path: string;
}

function requireAmount(invoice: InvoiceRecord, { cause: { position }, exCents, path }: NoteToIssue): void {
  const most = creditableOf(invoice, position);
  if (exCents <= most) return;
  const what = position === null ? 'the invoice' : 'this line';
  const message = `Only ${formatAud(most)} of ${what} before GST can still be credited.`;
  throw new Refusal(message, { status: 400, code: 'invalid-input', fields: [{ path, message }] });
}

/**
 * Issues a credit note, numbered without gaps: call it in the transaction that locks the booking.
 * @throws Refusal `invalid-input` for more than the line or the invoice still charges.
 */
export async function issueCreditNote(
  transaction: Kysely<Tables>,
  invoice: InvoiceRecord,
  note: NoteToIssue,
): Promise<Selectable<Tables['credit_notes']>> {
  requireAmount(invoice, note);
  const { cause, exCents, reason, actor, at } = note;
  const before = {
    exCents: invoice.creditNotes.reduce((sum, earlier) => sum + earlier.amount_ex_cents, 0),
    gstCents: invoice.creditNotes.reduce((sum, earlier) => sum + earlier.gst_cents, 0),
  };
  return transaction
    .insertInto('credit_notes')
    .values({
      reference: await nextReference(transaction, SERIES.creditNotes, at),
      ...{ invoice_reference: invoice.row.reference, position: cause.position },
      dispute_id: cause.position === null ? null : cause.disputeId,
      claim_reference: cause.position === null ? cause.claim : null,
      ...{ issued_at: at, issued_on: localTime(at, 'Australia/Sydney').date, reason, issued_by: actor },
      amount_ex_cents: exCents,
      gst_cents: creditGstCents(invoice.row.gst_basis_points, before, exCents),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
