import { containing, DESK_PAGE_SIZE } from '@saltbush/capability/desk';
import type { IsoDate } from '@saltbush/freight';
import { type Kysely, sql } from 'kysely';
import type { Invoice, InvoiceQuery, Invoices } from '../api/invoices.ts';
import { standingOf } from '../invoices/standingOf.ts';
import { type ClientScope, inScope } from '../shipments/client-scope.ts';
import type { Tables } from '../tables.ts';
import { ageingSql } from './ageingSql.ts';
import { inView, LEFT, SETTLED, TOTAL, withInvoices } from './invoice-rules.ts';

const SEARCHED = ['invoices.reference', 'bookings.reference', 'bookings.customer_reference'] as const;

/** The invoices of a scope that match a search, with their bookings. */
const matching = (db: Kysely<Tables>, scope: ClientScope, search: string) =>
  withInvoices(db)
    .where(inScope(scope))
    .where(({ or, eb, and }) =>
      search === '' ? and([]) : or(SEARCHED.map((column) => eb(column, 'ilike', containing(search)))),
    );

/** Without equal rows, so that pages neither repeat nor skip one. */
const ORDER = sql`
  ${SETTLED},
  case when not (${SETTLED}) then invoices.due_on end,
  invoices.issued_on desc,
  invoices.reference desc`;

/** An invoice with its consignment, and what was paid of it and taken off it. */
export interface InvoiceRow {
  reference: string;
  booking_reference: string;
  issued_at: Date;
  issued_on: IsoDate;
  due_on: IsoDate;
  total_cents: number;
  paid_cents: number;
  credited_cents: number;
  open_disputes: number;
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
  matching(db, scope, search)
    .select(['invoices.reference', 'invoices.booking_reference', 'invoices.issued_at', 'invoices.issued_on'])
    .select(['invoices.due_on', 'bookings.pickup_suburb', 'bookings.delivery_suburb', 'bookings.customer_reference'])
    .select(['bookings.paid_cents', 'bookings.credited_cents', 'bookings.open_disputes', TOTAL.as('total_cents')])
    .where(inView(today)[view])
    .orderBy(ORDER)
    .limit(limit)
    .offset(offset)
    .execute();

export function invoiceOf(row: InvoiceRow, today: IsoDate): Invoice {
  const paid = { paidCents: row.paid_cents, creditedCents: row.credited_cents };
  const facts = { dueOn: row.due_on, totalIncGstCents: row.total_cents, ...paid };
  return {
    ...facts,
    reference: row.reference,
    shipmentReference: row.booking_reference,
    issuedOn: row.issued_on,
    standing: standingOf(facts, today),
    isDisputed: row.open_disputes > 0,
    from: row.pickup_suburb,
    to: row.delivery_suburb,
    customerReference: row.customer_reference,
  };
}

async function totals(db: Kysely<Tables>, scope: ClientScope, search: string, today: IsoDate) {
  const { owing, overdue, paid } = inView(today);
  return matching(db, scope, search)
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) filter (where ${owing})`.as('owing'),
      sql<number>`count(*) filter (where ${overdue})`.as('overdue'),
      sql<number>`count(*) filter (where ${paid})`.as('paid'),
      sql<number>`coalesce(sum(${LEFT}) filter (where ${owing}), 0)::bigint`.as('owing_cents'),
      sql<number>`coalesce(sum(${LEFT}) filter (where ${overdue}), 0)::bigint`.as('overdue_cents'),
      ...ageingSql(sql<number>`case when ${owing} then ${LEFT} else 0 end`, sql<string>`invoices.due_on`, today),
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
  const { all, owing, overdue, paid, owing_cents, overdue_cents, ...ageing } = await totals(db, scope, search, today);
  const counts = { all, owing, overdue, paid };
  return {
    rows: rows.map((row) => invoiceOf(row, today)),
    ...{ total: counts[view], page, pageSize: DESK_PAGE_SIZE, counts },
    ...{ owingCents: owing_cents, overdueCents: overdue_cents, ageing },
  };
}
