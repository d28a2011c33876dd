import { payerOf } from '@saltbush/clients/neighbours';
import { firstDayOf, type IsoDate, lastDayOf, type Month, monthOf, TERMS } from '@saltbush/freight';
import { type Kysely, sql } from 'kysely';
import { MOST_ENTRIES, type Statement, type StatementKind, type StatementTerms } from '../api/statements.ts';
import { ageingSql } from '../invoice-list/ageingSql.ts';
import { TOTAL, withInvoices } from '../invoice-list/invoice-rules.ts';
import { type ClientScope, inScope } from '../shipments/client-scope.ts';
import type { Tables } from '../tables.ts';
import { type Movement, withBalances } from './withBalances.ts';

const MOST_ACCOUNTS = 5;

const invoicesOf = (db: Kysely<Tables>, scope: ClientScope) => withInvoices(db).where(inScope(scope));

const paymentsOf = (db: Kysely<Tables>, scope: ClientScope) =>
  invoicesOf(db, scope).innerJoin('invoice_payments', 'invoice_payments.invoice_reference', 'invoices.reference');

const creditNotesOf = (db: Kysely<Tables>, scope: ClientScope) =>
  invoicesOf(db, scope).innerJoin('credit_notes', 'credit_notes.invoice_reference', 'invoices.reference');

interface Period {
  from: IsoDate;
  to: IsoDate;
}

/** What was owed before a period, and what moved in it. */
export async function readTotals(db: Kysely<Tables>, scope: ClientScope, { from, to }: Period) {
  const day = sql`invoices.issued_on`;
  const arrived = sql`invoice_payments.received_on`;
  const amount = sql`invoice_payments.amount_cents`;
  const sum = (what: unknown, condition: unknown) =>
    sql<number>`coalesce(sum(${what}) filter (where ${condition}), 0)::bigint`;
  const invoiced = await invoicesOf(db, scope)
    .select([
      sum(TOTAL, sql`${day} < ${from}`).as('before'),
      sum(TOTAL, sql`${day} >= ${from} and ${day} <= ${to}`).as('within'),
      sql<number>`count(*) filter (where ${day} >= ${from} and ${day} <= ${to})`.as('count'),
    ])
    .executeTakeFirstOrThrow();
  const paid = await paymentsOf(db, scope)
    .select([
      sum(amount, sql`${arrived} < ${from}`).as('before'),
      sum(amount, sql`${arrived} >= ${from} and ${arrived} <= ${to}`).as('within'),
      sql<number>`count(*) filter (where ${arrived} >= ${from} and ${arrived} <= ${to})`.as('count'),
    ])
    .executeTakeFirstOrThrow();
  const credit = sql`credit_notes.amount_ex_cents + credit_notes.gst_cents`;
  const noted = sql`credit_notes.issued_on`;
  const credited = await creditNotesOf(db, scope)
    .select([
      sum(credit, sql`${noted} < ${from}`).as('before'),
      sum(credit, sql`${noted} >= ${from} and ${noted} <= ${to}`).as('within'),
      sql<number>`count(*) filter (where ${noted} >= ${from} and ${noted} <= ${to})`.as('count'),
    ])
    .executeTakeFirstOrThrow();
  return {
    openingCents: invoiced.before - paid.before - credited.before,
    invoicedCents: invoiced.within,
    paidCents: paid.within,
    creditedCents: credited.within,
    entryCount: invoiced.count + paid.count + credited.count,
  };
}

/** What moved in a period, in the order of days: an invoice before a payment of the same day, a credit note last. */
export async function readMovements(
  db: Kysely<Tables>,
  scope: ClientScope,
  { from, to, most }: Period & { most: number },
): Promise<Movement[]> {
  const issued = invoicesOf(db, scope)
    .where('invoices.issued_on', '>=', from)
    .where('invoices.issued_on', '<=', to)
    .select(['invoices.reference', 'invoices.booking_reference', 'bookings.customer_reference'])
    .select(['invoices.issued_on as day', TOTAL.as('amount'), sql<number>`0::bigint`.as('payment')])
    .select([sql<string>`''`.as('note')]);
  const paid = paymentsOf(db, scope)
    .where('invoice_payments.received_on', '>=', from)
    .where('invoice_payments.received_on', '<=', to)
    .select(['invoices.reference', 'invoices.booking_reference', 'bookings.customer_reference'])
    .select(['invoice_payments.received_on as day', sql<number>`- invoice_payments.amount_cents`.as('amount')])
    .select(sql<number>`invoice_payments.id`.as('payment'))
    .select([sql<string>`''`.as('note')]);
  const credited = creditNotesOf(db, scope)
    .where('credit_notes.issued_on', '>=', from)
    .where('credit_notes.issued_on', '<=', to)
    .select(['invoices.reference', 'invoices.booking_reference', 'bookings.customer_reference'])
    .select('credit_notes.issued_on as day')
    .select(sql<number>`- credit_notes.amount_ex_cents - credit_notes.gst_cents`.as('amount'))
    .select([sql<number>`0::bigint`.as('payment'), sql<string>`credit_notes.reference`.as('note')]);
  const rows = await issued
    .unionAll(paid)
    .unionAll(credited)
    .orderBy('day')
    .orderBy('note')
    .orderBy('payment')
    .orderBy('reference')
    .limit(most)
    .execute();
  return rows.map(({ reference, booking_reference, customer_reference, day, amount, payment, note }) => ({
    day,
    kind: kindOf(Number(payment) > 0 || note !== '', amount),
    ...(note === '' ? {} : { creditNote: note }),
    invoiceReference: reference,
    shipmentReference: booking_reference,
    customerReference: customer_reference,
    amountCents: amount,
  }));
}

function kindOf(isPayment: boolean, amountCents: number): StatementKind {
  if (!isPayment) return 'invoice';
  return amountCents < 0 ? 'payment' : 'taken-back';
}

/** What was left of each invoice on a day, by its age. */
async function ageingOn(db: Kysely<Tables>, scope: ClientScope, day: IsoDate): Promise<Statement['ageing']> {
  const owed = invoicesOf(db, scope)
    .where('invoices.issued_on', '<=', day)
    .select([
      'invoices.due_on',
      sql<number>`${TOTAL} - coalesce((select sum(amount_cents) from invoice_payments
        where invoice_reference = invoices.reference and received_on <= ${day}), 0)
        - coalesce((select sum(amount_ex_cents + gst_cents) from credit_notes
        where invoice_reference = invoices.reference and issued_on <= ${day}), 0)`.as('left_cents'),
    ]);
  return db
    .selectFrom(owed.as('owed'))
    .select(ageingSql(sql<number>`owed.left_cents`, sql<string>`owed.due_on`, day))
    .executeTakeFirstOrThrow();
}

async function accountsOf(db: Kysely<Tables>, scope: ClientScope, day: IsoDate): Promise<string[]> {
  const rows = await invoicesOf(db, scope)
    .where('invoices.issued_on', '<=', day)
    .select(sql<string>`invoices.buyer ->> 'name'`.as('name'))
    .distinct()
    .orderBy('name')
    .limit(MOST_ACCOUNTS)
    .execute();
  return rows.map(({ name }) => name);
}

/** What was agreed with the companies of a scope; the general terms for somebody without one. */
async function termsOf(db: Kysely<Tables>, { companies }: ClientScope): Promise<StatementTerms[]> {
  const terms: StatementTerms[] = [];
  for (const company of companies.slice(0, MOST_ACCOUNTS)) {
    const payer = await payerOf(db, company);
    if (payer) terms.push({ account: payer.businessName, days: payer.termsDays ?? TERMS.paymentTermsDays });
  }
  return terms.length > 0 ? terms : [{ account: '', days: TERMS.paymentTermsDays }];
}

/** The days of a month up to today. */
export function periodOfMonth(month: Month, today: IsoDate): Period {
  const last = lastDayOf(month);
  return { from: firstDayOf(month), to: last < today ? last : today };
}

/** The statement of a scope for a month that has begun. */
export async function readStatement(
  db: Kysely<Tables>,
  scope: ClientScope,
  { month, today }: { month: Month; today: IsoDate },
): Promise<Statement> {
  const period = periodOfMonth(month, today);
  const totals = await readTotals(db, scope, period);
  const movements = await readMovements(db, scope, { ...period, most: MOST_ENTRIES });
  return {
    month,
    presentMonth: monthOf(today),
    ...period,
    accounts: await accountsOf(db, scope, period.to),
    ...totals,
    closingCents: totals.openingCents + totals.invoicedCents - totals.paidCents - totals.creditedCents,
    entries: withBalances(movements, totals.openingCents),
    ageing: await ageingOn(db, scope, period.to),
    terms: await termsOf(db, scope),
  };
}
