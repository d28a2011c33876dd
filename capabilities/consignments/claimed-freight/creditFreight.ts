import { formatAud } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import { changeBooking, lockBooking } from '../bookings/changeBooking.ts';
import { issueCreditNote } from '../credit-notes/issueCreditNote.ts';
import { type IssuedCreditNote, issuedCreditNote } from '../credit-notes/issuedCreditNote.ts';
import { lockInvoice } from '../credit-notes/lockInvoice.ts';
import { creditableOf, findInvoice } from '../invoices/invoice-record.ts';
import type { Tables } from '../tables.ts';

/** The invoice of a consignment, and what a claim about its freight may take off it before GST. Null before it is issued. */
export async function creditableFreight(
  db: Kysely<Tables>,
  reference: string,
): Promise<{ invoice: string; creditableCents: number } | null> {
  const invoice = await findInvoice(db, reference);
  return invoice && { invoice: invoice.row.reference, creditableCents: creditableOf(invoice, null) };
}

/** Locks a consignment for this transaction, before anything that is locked after it. */
export async function lockFreight(transaction: Kysely<Tables>, reference: string): Promise<void> {
  await lockBooking(transaction, 'reference', reference);
}

interface FreightCredit {
  /** Reference of the claim that it is for; each has one note at most. */
  claim: string;
  exCents: number;
  /** The client reads it, also on the note. */
  reason: string;
  actor: string;
  at: Date;
  /** The field of the form that says how much. */
  path: string;
}

/**
 * Issues a credit note off the invoice of a consignment as a whole, and writes it into the trail of the booking. Null when
 * there is no such booking.
 * @throws Refusal `no-invoice`, `invalid-input` for more than the invoice still charges.
 */
export async function creditFreight(
  transaction: Kysely<Tables>,
  reference: string,
  credit: FreightCredit,
): Promise<IssuedCreditNote | null> {
  const locked = await lockInvoice(transaction, reference);
  if (locked === null) return null;
  const { claim, actor, reason, at, ...amount } = credit;
  const issuedRow = await issueCreditNote(transaction, locked.invoice, {
    ...{ cause: { position: null, claim }, reason, actor, at },
    ...amount,
  });
  const issued = await issuedCreditNote(transaction, reference, { note: issuedRow, at });
  const note = `Credit note ${issued.reference} of ${formatAud(issued.totalCents)} including GST for claim ${claim}: ${reason}`;
  await changeBooking(
    transaction,
    locked.row,
    {
      ...{ status: locked.row.status, actor: { by: 'staff' as const, name: actor }, isForStaff: true },
      ...{ note, creditedCents: issued.creditedCents },
    },
    at,
  );
  return issued;
}
