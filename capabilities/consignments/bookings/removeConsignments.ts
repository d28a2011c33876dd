import { allowRemoval } from '@saltbush/capability/database';
import { removeQuotes } from '@saltbush/quotes/neighbours';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * Removes bookings with everything that belongs to them: trail, packages, templates, proof of delivery, invoice with its
 * payments and credit notes, and quote. Runs in the caller's transaction.
 */
export async function removeConsignments(transaction: Kysely<Tables>, references: readonly string[]): Promise<void> {
  if (references.length === 0) return;
  const own = [...references];
  await allowRemoval(transaction);
  const invoices = await transaction
    .selectFrom('invoices')
    .select('reference')
    .where('booking_reference', 'in', own)
    .execute();
  const invoiced = invoices.map(({ reference }) => reference);
  if (invoiced.length > 0) {
    const notes = transaction.selectFrom('credit_notes').select('reference').where('invoice_reference', 'in', invoiced);
    await transaction.deleteFrom('credit_note_documents').where('credit_note_reference', 'in', notes).execute();
    await transaction.deleteFrom('credit_notes').where('invoice_reference', 'in', invoiced).execute();
    await transaction.deleteFrom('invoice_disputes').where('invoice_reference', 'in', invoiced).execute();
    await transaction.deleteFrom('invoice_payments').where('invoice_reference', 'in', invoiced).execute();
    await transaction.deleteFrom('invoice_documents').where('invoice_reference', 'in', invoiced).execute();
    await transaction.deleteFrom('invoice_lines').where('invoice_reference', 'in', invoiced).execute();
    await transaction.deleteFrom('invoices').where('reference', 'in', invoiced).execute();
  }
  await transaction.deleteFrom('booking_templates').where('booking_reference', 'in', own).execute();
  await transaction.deleteFrom('handling_units').where('booking_reference', 'in', own).execute();
  await transaction.deleteFrom('pod_pictures').where('reference', 'in', own).execute();
  await transaction.deleteFrom('pods').where('reference', 'in', own).execute();
  await transaction.deleteFrom('booking_events').where('reference', 'in', own).execute();
  const removed = await transaction
    .deleteFrom('bookings')
    .where('reference', 'in', own)
    .returning('quote_reference')
    .execute();
  await removeQuotes(
    transaction,
    removed.map(({ quote_reference: quote }) => quote),
  );
}
