import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { renderInvoicePdf } from './renderInvoicePdf.ts';

async function keptDocument(db: Kysely<Tables>, reference: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('invoice_documents')
    .select('content')
    .where('invoice_reference', '=', reference)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** The PDF of an issued invoice. It is made once, so that every later copy is the same to the byte. */
export async function invoicePdf(db: Kysely<Tables>, reference: string, now: Date): Promise<Buffer> {
  const kept = await keptDocument(db, reference);
  if (kept !== null) return kept;
  const invoice = await db
    .selectFrom('invoices')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('invoice_lines')
    .selectAll()
    .where('invoice_reference', '=', reference)
    .orderBy('position')
    .execute();
  const content = await renderInvoicePdf(invoice, lines);
  await db
    .insertInto('invoice_documents')
    .values({ invoice_reference: reference, content, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // When two are made at once, the first one is kept.
  return (await keptDocument(db, reference)) ?? content;
}
