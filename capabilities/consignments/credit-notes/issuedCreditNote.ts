import type { Kysely, Selectable } from 'kysely';
import { creditedOf, findInvoice, leftOf } from '../invoices/invoice-record.ts';
import type { Tables } from '../tables.ts';
import { creditNotePdf } from './creditNotePdf.ts';

/** A credit note that was just issued, for the mail that tells of it. Amounts include GST. */
export interface IssuedCreditNote {
  reference: string;
  totalCents: number;
  pdf: Buffer;
  /** What is still to pay of the invoice; below zero, what goes back. */
  leftCents: number;
  /** What all notes of the invoice took off by now. */
  creditedCents: number;
}

/** A note that was issued in this transaction, with its document and what follows for the invoice. */
export async function issuedCreditNote(
  transaction: Kysely<Tables>,
  booking: string,
  { note, at }: { note: Selectable<Tables['credit_notes']>; at: Date },
): Promise<IssuedCreditNote> {
  const after = await findInvoice(transaction, booking);
  const pdf = after && (await creditNotePdf(transaction, after, { reference: note.reference, now: at }));
  if (!after || !pdf) throw new Error(`${note.reference} was just issued and is not there.`);
  const facts = { reference: note.reference, totalCents: note.amount_ex_cents + note.gst_cents, pdf };
  return { ...facts, leftCents: leftOf(after), creditedCents: creditedOf(after) };
}
