import { Refusal } from '@saltbush/capability/refusal';
import type { IsoDate } from '@saltbush/freight';
import { type Kysely, sql } from 'kysely';
import type { AccountingQuery } from '../api/invoice-query.ts';
import { isFitting } from '../bookings/findFitting.ts';
import { noteLabel } from '../credit-notes/noteLabel.ts';
import { inView, invoicesOfAll } from '../invoice-list/invoice-rules.ts';
import type { Tables } from '../tables.ts';
import { type AccountingDocument, withGst } from './accounting-document.ts';

/** Documents of one file. Xero takes 500 at once; a bookkeeper who needs more than this asks for a shorter period. */
export const MOST_DOCUMENTS = 5_000;

const FIRST_DAY = '0000-01-01';
const LAST_DAY = '9999-12-31';

type Wanted = Required<AccountingQuery>;

const isOwed = ({ view }: Wanted) => view === 'owing' || view === 'overdue';

/** The invoices that a view and a search match, whenever they were issued. */
const matching = (db: Kysely<Tables>, wanted: Wanted, today: IsoDate) =>
  invoicesOfAll(db, { isOwed: isOwed(wanted), ...(wanted.search && { fits: isFitting(wanted.search) }) })
    .where(inView(today)[wanted.view])
    .select(['invoices.reference', 'invoices.booking_reference', 'invoices.gst_basis_points'])
    .select(sql<string>`invoices.buyer ->> 'name'`.as('buyer_name'))
    .select(sql<string>`coalesce(invoices.supply ->> 'customerReference', '')`.as('customer_reference'));

const invoicesIn = (db: Kysely<Tables>, wanted: Wanted, today: IsoDate) =>
  matching(db, wanted, today)
    .select(['invoices.issued_on', 'invoices.due_on', 'invoices.gst_cents'])
    .where('invoices.issued_on', '>=', wanted.from)
    .where('invoices.issued_on', '<=', wanted.to)
    .orderBy('invoices.issued_on')
    .orderBy('invoices.reference')
    .limit(MOST_DOCUMENTS + 1)
    .execute();

const creditNotesIn = (db: Kysely<Tables>, wanted: Wanted, today: IsoDate) =>
  matching(db, wanted, today)
    .innerJoin('credit_notes', 'credit_notes.invoice_reference', 'invoices.reference')
    .leftJoin('invoice_lines', (join) =>
      join
        .onRef('invoice_lines.invoice_reference', '=', 'invoices.reference')
        .onRef('invoice_lines.position', '=', 'credit_notes.position'),
    )
    .select(['credit_notes.reference as note', 'credit_notes.issued_on', 'credit_notes.claim_reference'])
    .select(['credit_notes.position', 'invoice_lines.label', 'credit_notes.amount_ex_cents', 'credit_notes.gst_cents'])
    .where('credit_notes.issued_on', '>=', wanted.from)
    .where('credit_notes.issued_on', '<=', wanted.to)
    .orderBy('credit_notes.issued_on')
    .orderBy('credit_notes.reference')
    .limit(MOST_DOCUMENTS + 1)
    .execute();

async function linesOf(db: Kysely<Tables>, invoices: readonly { reference: string }[]) {
  const rows =
    invoices.length === 0
      ? []
      : await db
          .selectFrom('invoice_lines')
          .select(['invoice_reference', 'label', 'amount_cents'])
          .where(
            'invoice_reference',
            'in',
            invoices.map(({ reference }) => reference),
          )
          .orderBy('invoice_reference')
          .orderBy('position')
          .execute();
  const byInvoice = new Map<string, typeof rows>();
  for (const row of rows) {
    const earlier = byInvoice.get(row.invoice_reference);
    if (earlier) earlier.push(row);
    else byInvoice.set(row.invoice_reference, [row]);
  }
  return byInvoice;
}

function requireFew(count: number): void {
  if (count <= MOST_DOCUMENTS) return;
  const message = `These are more than ${MOST_DOCUMENTS} invoices and credit notes. Choose a shorter period.`;
  throw new Refusal(message, { status: 400, code: 'invalid-input', fields: [{ path: 'from', message }] });
}

/**
 * Invoices, then credit notes, each in the order of their issue. A credit note comes with the period in which it was issued, of
 * whichever invoice the view and the search match.
 * @throws Refusal `invalid-input` for more than `MOST_DOCUMENTS`.
 */
export async function readAccountingDocuments(
  db: Kysely<Tables>,
  query: AccountingQuery,
  today: IsoDate,
): Promise<AccountingDocument[]> {
  const { view = 'all', search = '', from = FIRST_DAY, to = LAST_DAY } = query;
  const wanted = { view, search: search.trim(), from, to };
  const invoices = await invoicesIn(db, wanted, today);
  const notes = await creditNotesIn(db, wanted, today);
  requireFew(invoices.length + notes.length);
  const lines = await linesOf(db, invoices);
  return [
    ...invoices.map(
      (row): AccountingDocument => ({
        ...{ kind: 'invoice', reference: row.reference, issuedOn: row.issued_on, dueOn: row.due_on },
        ...{ buyerName: row.buyer_name, about: [row.booking_reference], customerReference: row.customer_reference },
        hasGst: row.gst_basis_points > 0,
        lines: withGst(lines.get(row.reference) ?? [], {
          ...{ gstBasisPoints: row.gst_basis_points, gstCents: row.gst_cents },
        }),
      }),
    ),
    ...notes.map(
      (row): AccountingDocument => ({
        ...{ kind: 'credit-note', reference: row.note, issuedOn: row.issued_on, dueOn: row.issued_on },
        ...{ buyerName: row.buyer_name, customerReference: row.customer_reference },
        about: [row.reference, row.booking_reference],
        hasGst: row.gst_basis_points > 0,
        lines: [{ label: row.label ?? noteLabel(row, []), exCents: -row.amount_ex_cents, gstCents: -row.gst_cents }],
      }),
    ),
  ];
}
