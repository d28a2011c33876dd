import {
  countOf,
  eachChunk,
  eachRow,
  isAddressOf,
  NOTHING,
  type Person,
  type PersonPart,
} from '@saltbush/capability/people';
import { sql } from 'kysely';
import type { ConsignmentTables } from '../tables.ts';
import { bookerEmail } from './bookerEmail.ts';

const BATCH_SIZE = 25;
const own = (person: Person) => isAddressOf(person, bookerEmail);
const from = (person: Person) =>
  sql`invoices join bookings on bookings.reference = invoices.booking_reference where ${own(person)}`;

/** Invoices of the person's bookings. The law requires that they stay as they were issued. */
export const invoicesPart: PersonPart<ConsignmentTables> = {
  id: 'invoices',
  count: (db, person) => countOf(db, from(person)),
  records: (db, person) =>
    eachRow<{ reference: string }>((after) =>
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
    ),
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
    }
  },
  async erase(transaction, { person }) {
    return { ...NOTHING, kept: await countOf(transaction, from(person)) };
  },
};
