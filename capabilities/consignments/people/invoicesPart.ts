import {
  countOf,
  eachChunk,
  eachRow,
  isAddressOf,
  NOTHING,
  type Person,
  type PersonPart,
} from '@saltbush/capability/people';
import { type Kysely, sql } from 'kysely';
import type { ConsignmentTables, Tables } from '../tables.ts';
import { bookerEmail } from './bookerEmail.ts';

const BATCH_SIZE = 25;
const own = (person: Person) => isAddressOf(person, bookerEmail);
const from = (person: Person) =>
  sql`invoices join bookings on bookings.reference = invoices.booking_reference where ${own(person)}`;

const raised = (person: Person) => isAddressOf(person, sql.ref('invoice_disputes.raised_by'));

const invoices = (db: Kysely<Tables>, person: Person) =>
  eachRow((after: { reference: string } | null) =>
    db
      .selectFrom('invoices')
      .innerJoin('bookings', 'bookings.reference', 'invoices.booking_reference')
      .select(['invoices.reference', 'booking_reference', 'issued_on', 'due_on', 'buyer', 'supply'])
      .select(['invoices.total_ex_cents', 'invoices.gst_cents'])
      .where(own(person))
      .where('invoices.reference', '>', after?.reference ?? '')
      .orderBy('invoices.reference')
      .limit(BATCH_SIZE)
      .execute(),
  );

const creditNotes = (db: Kysely<Tables>, invoice: string) =>
  db
    .selectFrom('credit_notes')
    .select(['reference', 'issued_on', 'position', 'claim_reference', 'amount_ex_cents', 'gst_cents', 'reason'])
    .where('invoice_reference', '=', invoice)
    .orderBy('reference')
    .execute();

/** What the person said against lines of invoices, of their own bookings and of their company's. */
const disputes = (db: Kysely<Tables>, person: Person) =>
  eachRow((after: { id: number } | null) =>
    db
      .selectFrom('invoice_disputes')
      .select(['id', 'invoice_reference', 'position', 'words', 'raised_at', 'outcome', 'answer', 'answered_at'])
      .where(raised(person))
      .where('id', '>', after?.id ?? 0)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute(),
  );

/**
 * Invoices of the person's bookings with their credit notes, which the law requires to stay as they were issued, and what the
 * person said against lines of invoices.
 */
export const invoicesPart: PersonPart<ConsignmentTables> = {
  id: 'invoices',
  count: async (db, person) =>
    (await countOf(db, from(person))) + (await countOf(db, sql`invoice_disputes where ${raised(person)}`)),
  async *records(db, person) {
    for await (const invoice of invoices(db, person)) {
      yield { ...invoice, creditNotes: await creditNotes(db, invoice.reference) };
    }
    yield* disputes(db, person);
  },
  async *files(db, person) {
    const documents = eachRow<{ reference: string }>((after) =>
      db
        .selectFrom('invoice_documents')
        .innerJoin('invoices', 'invoices.reference', 'invoice_documents.invoice_reference')
        .innerJoin('bookings', 'bookings.reference', 'invoices.booking_reference')
        .select('invoices.reference')
        .where(own(person))
        .where('invoices.reference', '>', after?.reference ?? '')
        .orderBy('invoices.reference')
        .limit(BATCH_SIZE)
        .execute(),
    );
    for await (const { reference } of documents) {
      const where = sql<boolean>`invoice_reference = ${reference}`;
      yield {
        path: `invoices/${reference}.pdf`,
        chunks: eachChunk(db, { table: 'invoice_documents', column: 'content', where }),
      };
      for (const note of await creditNotes(db, reference)) {
        const ofNote = sql<boolean>`credit_note_reference = ${note.reference}`;
        yield {
          path: `invoices/${note.reference}.pdf`,
          chunks: eachChunk(db, { table: 'credit_note_documents', column: 'content', where: ofNote }),
        };
      }
    }
  },
  async erase(transaction, { person, address }) {
    const { numUpdatedRows } = await transaction
      .updateTable('invoice_disputes')
      .set({ words: '', answer: '', raised_by: address })
      .where(raised(person))
      .executeTakeFirst();
    return { ...NOTHING, blanked: Number(numUpdatedRows), kept: await countOf(transaction, from(person)) };
  },
};
