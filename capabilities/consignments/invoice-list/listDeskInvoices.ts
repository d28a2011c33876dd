import { DESK_PAGE_SIZE, type DeskQuery, type DeskSort, deskOrder } from '@saltbush/capability/desk';
import type { IsoDate } from '@saltbush/freight';
import { type Kysely, sql } from 'kysely';
import type { DeskInvoiceRow, DeskInvoiceSort, DeskInvoices, DeskInvoiceView } from '../api/desk-invoices.ts';
import type { InvoiceAgeing } from '../api/invoices.ts';
import { type Fitting, findFitting } from '../bookings/findFitting.ts';
import { standingOf } from '../invoices/standingOf.ts';
import type { Tables } from '../tables.ts';
import { ageingSql } from './ageingSql.ts';
import { DISPUTED, inView, invoicesOfAll, LEFT, TOTAL } from './invoice-rules.ts';

type Fits = Fitting['condition'];

const INVOICED = sql<boolean>`exists (select from invoices where invoices.booking_reference = bookings.reference)`;

const isOwedView = (view: DeskInvoiceView) => view === 'owing' || view === 'overdue';

const ofBookings: readonly string[] = ['business', 'total', 'left'] satisfies DeskInvoiceSort[];

/** Of what is owed, what is disputed, then what is due longest; of the rest, the latest. */
function orderOf(view: DeskInvoiceView, sort: DeskSort<DeskInvoiceSort> | null) {
  return deskOrder(sort, {
    by: {
      reference: sql`invoices.reference`,
      business: sql`lower(bookings.business_name)`,
      issued: sql`invoices.issued_on`,
      due: sql`invoices.due_on`,
      total: TOTAL,
      left: LEFT,
    },
    // Of the table whose index has the key.
    last: ofBookings.includes(sort?.by ?? '') ? sql`bookings.reference` : sql`invoices.reference`,
    otherwise: isOwedView(view)
      ? sql`(${DISPUTED}) desc, invoices.due_on, invoices.reference`
      : sql`invoices.issued_on desc, invoices.reference desc`,
  });
}

async function readRows(
  db: Kysely<Tables>,
  { view, sort, page }: DeskQuery<DeskInvoiceView, DeskInvoiceSort>,
  { today, condition }: { today: IsoDate; condition: Fits },
): Promise<DeskInvoiceRow[]> {
  const rows = await invoicesOfAll(db, { fits: condition, isOwed: isOwedView(view) })
    .select(['invoices.reference', 'invoices.booking_reference', 'invoices.issued_on', 'invoices.due_on'])
    .select(['bookings.version', 'bookings.business_name', 'bookings.customer_reference'])
    .select(['bookings.paid_cents', 'bookings.credited_cents', 'bookings.open_disputes', TOTAL.as('total_cents')])
    .where(inView(today)[view])
    .orderBy(orderOf(view, sort))
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE)
    .execute();
  return rows.map((row) => {
    const paid = { paidCents: row.paid_cents, creditedCents: row.credited_cents };
    const facts = { dueOn: row.due_on, totalIncGstCents: row.total_cents, ...paid };
    return {
      ...facts,
      reference: row.reference,
      bookingReference: row.booking_reference,
      version: row.version,
      businessName: row.business_name,
      customerReference: row.customer_reference,
      issuedOn: row.issued_on,
      standing: standingOf(facts, today),
      isDisputed: row.open_disputes > 0,
    };
  });
}

interface Owed extends InvoiceAgeing {
  owing: number;
  overdue: number;
}

/** Only invoices that are owed are read, which an index knows. */
async function readOwed(db: Kysely<Tables>, fits: Fits, today: IsoDate): Promise<Owed> {
  const dueOn = sql<string>`invoices.due_on`;
  return invoicesOfAll(db, { fits, isOwed: true })
    .select([
      sql<number>`count(*)`.as('owing'),
      sql<number>`count(*) filter (where ${dueOn} < ${today})`.as('overdue'),
      ...ageingSql(LEFT, dueOn, today),
    ])
    .executeTakeFirstOrThrow();
}

/** An index knows the few that wait for an answer. */
async function countDisputed(db: Kysely<Tables>, fits: Fits): Promise<number> {
  const { disputed } = await invoicesOfAll(db, { fits, isOwed: false })
    .select(sql<number>`count(*)`.as('disputed'))
    .where(DISPUTED)
    .executeTakeFirstOrThrow();
  return disputed;
}

async function countAll(db: Kysely<Tables>): Promise<number> {
  const { all } = await db.selectFrom('invoices').select(sql<number>`count(*)`.as('all')).executeTakeFirstOrThrow();
  return all;
}

/** A page of the invoices of all clients, with the number in each view and what is still to pay by age. */
export async function listDeskInvoices(
  db: Kysely<Tables>,
  query: DeskQuery<DeskInvoiceView, DeskInvoiceSort>,
  today: IsoDate,
): Promise<DeskInvoices> {
  const { view, search, page } = query;
  const { condition, count } = await findFitting(db, search, INVOICED);
  const rows = await readRows(db, query, { today, condition });
  const { owing, overdue, ...ageing } = await readOwed(db, condition, today);
  const all = count ?? (await countAll(db));
  const counts = { owing, disputed: await countDisputed(db, condition), overdue, paid: all - owing, all };
  return { rows, total: counts[view], page, pageSize: DESK_PAGE_SIZE, counts, ageing };
}
