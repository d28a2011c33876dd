import { type PrivateLinks, referencesAt, tokenHash } from '@saltbush/capability/references';
import { addQuotes } from '@saltbush/quotes/neighbours';
import type { Insertable, Kysely } from 'kysely';
import { bookingToken } from '../bookings/bookingToken.ts';
import type { InvoiceParty } from '../invoice-tables.ts';
import { invoiceRows } from '../invoices/issueInvoice.ts';
import { SERIES } from '../series.data.ts';
import type { Tables } from '../tables.ts';
import { addDemoPictures } from './addDemoPictures.ts';
import { DEMO_BOOKER, DEMO_COMPANY, DEMO_TERMS_DAYS } from './demo-company.data.ts';
import type { DemoPlan } from './demo-plans.ts';
import { DEMO_STAFF, type DemoRows, demoRows } from './demoRows.ts';

/** Null for freight of somebody who has no account here. */
export interface Owner {
  userId: string | null;
  company: string | null;
  links: PrivateLinks;
}

const BUYER: InvoiceParty = {
  name: DEMO_COMPANY.businessName,
  businessNumber: DEMO_COMPANY.abn,
  lines: [`${DEMO_BOOKER.name}, ${DEMO_BOOKER.email}`],
};

const givenQuote = (
  { plan: { request, requestedAt }, quote, quoteSubmissionId }: DemoRows,
  bookingReference: string | null,
  { userId }: Owner,
) => ({ submissionId: quoteSubmissionId, userId, request, quote, savedAt: requestedAt, bookingReference });

function bookingRow(
  { plan, details, quote, booking, submissionId }: DemoRows,
  { reference, quoteReference }: { reference: string; quoteReference: string },
  { userId, company, links }: Owner,
): Insertable<Tables['bookings']> {
  return {
    ...booking,
    reference,
    token_hash: tokenHash(bookingToken(links, reference)) ?? '',
    submission_id: submissionId,
    quote_reference: quoteReference,
    user_id: userId,
    client_reference: company,
    request: JSON.stringify(plan.request),
    quote: JSON.stringify(quote),
    details: JSON.stringify(details),
    business_name: details.booker.businessName,
    customer_reference: details.customerReference,
    pickup_suburb: details.pickup.suburb,
    delivery_suburb: details.delivery.suburb,
    pickup_date: plan.pickupDate,
    pickup_time: details.pickupTime,
    requested_at: plan.requestedAt,
  };
}

/**
 * Writes plans as the forms and the desk would have, in the order of their days, but sends no mail. All in a few
 * statements, so that the start takes no longer than it must.
 */
export async function writeDemoPlans(
  transaction: Kysely<Tables>,
  plans: readonly DemoPlan[],
  owner: Owner,
): Promise<void> {
  const inOrder = plans.toSorted((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime()).map(demoRows);
  const moments = inOrder.map(({ plan }) => plan.requestedAt);
  const references = await referencesAt(transaction, SERIES.consignments, moments);
  const given = inOrder.map((rows, index) => givenQuote(rows, references[index] ?? '', owner));
  const quoteReferences = await addQuotes(transaction, given, owner.links);
  const written = inOrder.map((rows, index) => ({
    rows,
    reference: references[index] ?? '',
    quoteReference: quoteReferences[index] ?? '',
  }));
  const bookings = await transaction
    .insertInto('bookings')
    .values(written.map(({ rows, ...names }) => bookingRow(rows, names, owner)))
    .returningAll()
    .execute();
  await transaction
    .insertInto('booking_events')
    .values(written.flatMap(({ rows, reference }) => rows.events.map((event) => ({ ...event, reference }))))
    .execute();
  const pods = written.flatMap(({ rows: { pod }, reference }) => (pod === null ? [] : [{ ...pod, reference }]));
  if (pods.length > 0) await transaction.insertInto('pods').values(pods).execute();
  await addDemoPictures(transaction, { references: pods.map(({ reference }) => reference) });

  const byReference = new Map(bookings.map((booking) => [booking.reference, booking]));
  const invoiced = written
    .flatMap(({ rows, reference }) => {
      const booking = byReference.get(reference);
      const event = rows.events.find(({ status }) => status === 'invoiced');
      return booking && event ? [{ booking, at: new Date(event.at) }] : [];
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  if (invoiced.length === 0) return;
  const numbers = await referencesAt(
    transaction,
    SERIES.invoices,
    invoiced.map(({ at }) => at),
  );
  const invoices = invoiced.map(({ booking, at }, index) =>
    invoiceRows(booking, {
      reference: numbers[index] ?? '',
      buyer: BUYER,
      termsDays: DEMO_TERMS_DAYS,
      actor: DEMO_STAFF,
      at,
    }),
  );
  await transaction
    .insertInto('invoices')
    .values(invoices.map(({ invoice }) => invoice))
    .execute();
  await transaction
    .insertInto('invoice_lines')
    .values(invoices.flatMap(({ lines }) => lines))
    .execute();
}

/** Writes a quote that nobody has booked. */
export async function writeDemoQuote(transaction: Kysely<Tables>, plan: DemoPlan, owner: Owner): Promise<void> {
  await addQuotes(transaction, [givenQuote(demoRows(plan), null, owner)], owner.links);
}
