import type { Kysely } from 'kysely';
import type { InvoiceRecord } from '../invoices/invoice-record.ts';
import type { Tables } from '../tables.ts';
import { renderCreditNotePdf } from './renderCreditNotePdf.ts';

async function keptDocument(db: Kysely<Tables>, reference: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('credit_note_documents')
    .select('content')
    .where('credit_note_reference', '=', reference)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** The PDF of a credit note of an invoice, made once like that of the invoice; null when it has no such note. */
export async function creditNotePdf(
  db: Kysely<Tables>,
  invoice: InvoiceRecord,
  { reference, now }: { reference: string; now: Date },
): Promise<Buffer | null> {
  const note = invoice.creditNotes.find((known) => known.reference === reference);
  if (note === undefined) return null;
  const kept = await keptDocument(db, reference);
  if (kept !== null) return kept;
  const content = await renderCreditNotePdf(note, invoice);
  await db
    .insertInto('credit_note_documents')
    .values({ credit_note_reference: reference, content, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // When two are made at once, the first one is kept.
  return (await keptDocument(db, reference)) ?? content;
}
