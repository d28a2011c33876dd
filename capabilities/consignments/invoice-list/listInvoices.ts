import { containing, DESK_PAGE_SIZE } from '@saltbush/capability/desk';
import type { IsoDate } from '@saltbush/freight';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Invoice, InvoiceQuery, Invoices, InvoiceView } from '../api/invoices.ts';
import { standingOf } from '../invoices/standingOf.ts';
import { type ClientScope, inScope } from '../shipments/client-scope.ts';
import type { Tables } from '../tables.ts';

const SEARCHED = ['invoices.reference', 'bookings.reference', 'bookings.customer_reference'] as const;

/** The invoices of a scope that match a search, each with what was paid of it. */
const listed = (db: Kysely<Tables>, scope: ClientScope, search: string) =>
  db
    .selectFrom('invoices')
    .innerJoin('bookings', 'bookings.reference', 'invoices.booking_reference')
    .select(['invoices.reference', 'invoices.booking_reference', 'invoices.issued_on', 'invoices.due_on'])
    .select('invoices.issued_at')
    .select(['bookings.pickup_suburb', 'bookings.delivery_suburb', 'bookings.customer_reference'])
    .select(sql<number>`invoices.total_ex_cents + invoices.gst_cents`.as('total_cents'))
    .select(({ selectFrom, fn }) =>
      fn
        .coalesce(
          selectFrom('invoice_payments')
            .select(({ fn: of }) => of.sum<number>('invoice_payments.amount_cents').as('sum'))
            .whereRef('invoice_payments.invoice_reference', '=', 'invoices.reference'),
          sql<number>`0`,
        )
        .as('paid_cents'),
    )
    .where(inScope(scope))
    .where(({ or, eb, and }) =>
      search === '' ? and([]) : or(SEARCHED.map((column) => eb(column, 'ilike', containing(search)))),
    );

/** The same rules as `standingOf`, for rows of `listed`. */
const inView = (today: IsoDate): Record<InvoiceView, RawBuilder<SqlBool>> => ({
  all: sql`true`,
  owing: sql`paid_cents < total_cents`,
  overdue: sql`paid_cents < total_cents and due_on < ${today}`,
  paid: sql`paid_cents >= total_cents`,
});

/** Without equal rows, so that pages neither repeat nor skip one. */
const ORDER = sql`
  paid_cents >= total_cents,
  case when paid_cents < total_cents then due_on end,
  issued_on desc,
  reference desc`;

/** An invoice with its consignment and what was paid of it. */
export interface InvoiceRow {
  reference: string;
  booking_reference: string;
  issued_at: Date;
  issued_on: IsoDate;
  due_on: IsoDate;
  total_cents: number;
  paid_cents: number;
  pickup_suburb: string;
  delivery_suburb: string;
  customer_reference: string;
}

/** The invoices of a scope that a view and a search match, in their order. */
export const readInvoices = (
  db: Kysely<Tables>,
  scope: ClientScope,
  { view, search }: Pick<InvoiceQuery, 'view' | 'search'>,
  { today, limit, offset = 0 }: { today: IsoDate; limit: number; offset?: number },
): Promise<InvoiceRow[]> =>
  db
    .selectFrom(listed(db, scope, search).as('listed'))
    .selectAll()
    .where(inView(today)[view])
    .orderBy(ORDER)
    .limit(limit)
    .offset(offset)
    .execute();

export function invoiceOf(row: InvoiceRow, today: IsoDate): Invoice {
  const facts = { dueOn: row.due_on, totalIncGstCents: row.total_cents, paidCents: row.paid_cents };
  return {
    ...facts,
    reference: row.reference,
    shipmentReference: row.booking_reference,
    issuedOn: row.issued_on,
    standing: standingOf(facts, today),
    from: row.pickup_suburb,
    to: row.delivery_suburb,
    customerReference: row.customer_reference,
  };
}

async function totals(db: Kysely<Tables>, scope: ClientScope, search: string, today: IsoDate) {
  const { owing, overdue, paid } = inView(today);
  const left = sql`total_cents - paid_cents`;
  return db
    .selectFrom(listed(db, scope, search).as('listed'))
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) filter (where ${owing})`.as('owing'),
      sql<number>`count(*) filter (where ${overdue})`.as('overdue'),
      sql<number>`count(*) filter (where ${paid})`.as('paid'),
      sql<number>`coalesce(sum(${left}) filter (where ${owing}), 0)::bigint`.as('owing_cents'),
      sql<number>`coalesce(sum(${left}) filter (where ${overdue}), 0)::bigint`.as('overdue_cents'),
    ])
    .executeTakeFirstOrThrow();
}

/** A page of the invoices of a scope, with the number in each view and what is still to pay. */
export async function listInvoices(
  db: Kysely<Tables>,
  scope: ClientScope,
  query: InvoiceQuery,
  today: IsoDate,
): Promise<Invoices> {
  const { view, search, page } = query;
  const offset = (page - 1) * DESK_PAGE_SIZE;
  const rows = await readInvoices(db, scope, query, { today, limit: DESK_PAGE_SIZE, offset });
  const { owing_cents: owingCents, overdue_cents: overdueCents, ...counts } = await totals(db, scope, search, today);
  return {
    rows: rows.map((row) => invoiceOf(row, today)),
    ...{ total: counts[view], page, pageSize: DESK_PAGE_SIZE, counts, owingCents, overdueCents },
  };
}
