import { localTime, pricingVersion, quoteValidUntil, TERMS } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { issueInvoice } from '../invoices/issueInvoice.ts';
import { type PrivateLinks, tokenHash } from '../references/createPrivateLinks.ts';
import { nextReference } from '../references/nextReference.ts';
import { DEMO_TIME_ZONE, type DemoPlan } from './demo-plans.ts';
import { DEMO_STAFF, type DemoRows, demoRows } from './demoRows.ts';

interface Owner {
  userId: string;
  company: string;
  links: PrivateLinks;
}

async function writeQuote(
  transaction: Kysely<Tables>,
  { plan, quote, quoteSubmissionId }: DemoRows,
  { userId, links }: Owner,
): Promise<string> {
  const savedAt = plan.requestedAt;
  const reference = await nextReference(transaction, 'Q', savedAt);
  await transaction
    .insertInto('quotes')
    .values({
      reference,
      token_hash: tokenHash(links.token(`quote:${reference}`)) ?? '',
      submission_id: quoteSubmissionId,
      user_id: userId,
      request: JSON.stringify(plan.request),
      quote: JSON.stringify(quote),
      pricing_version: pricingVersion(localTime(savedAt, DEMO_TIME_ZONE).date),
      terms_version: TERMS.version,
      total_ex_cents: quote.totalExGstCents,
      gst_cents: quote.gstCents,
      valid_until: quoteValidUntil(savedAt),
      saved_at: savedAt,
    })
    .execute();
  return reference;
}

async function writeBooking(transaction: Kysely<Tables>, rows: DemoRows, owner: Owner): Promise<void> {
  const { plan, details, quote, booking, events, pod, submissionId } = rows;
  const quoteReference = await writeQuote(transaction, rows, owner);
  const reference = await nextReference(transaction, 'SH', plan.requestedAt);
  const row = await transaction
    .insertInto('bookings')
    .values({
      ...booking,
      reference,
      token_hash: tokenHash(owner.links.token(`booking:${reference}`)) ?? '',
      submission_id: submissionId,
      quote_reference: quoteReference,
      user_id: owner.userId,
      client_reference: owner.company,
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
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('quotes')
    .set({ booking_reference: reference })
    .where('reference', '=', quoteReference)
    .execute();
  await transaction
    .insertInto('booking_events')
    .values(events.map((event) => ({ ...event, reference })))
    .execute();
  if (pod === null) return;
  await transaction
    .insertInto('pods')
    .values({ ...pod, reference })
    .execute();
  const invoiced = events.find(({ status }) => status === 'invoiced');
  if (invoiced) await issueInvoice(transaction, row, { actor: DEMO_STAFF, at: new Date(invoiced.at) });
}

/** Writes plans down as the forms and the desk would have, in the order of their days, but mails nobody. */
export async function writeDemoPlans(
  transaction: Kysely<Tables>,
  plans: readonly DemoPlan[],
  owner: Owner,
): Promise<void> {
  const inOrder = plans.toSorted((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime());
  for (const plan of inOrder) await writeBooking(transaction, demoRows(plan), owner);
}

/** Writes down a quote that nobody has booked. */
export const writeDemoQuote = (transaction: Kysely<Tables>, plan: DemoPlan, owner: Owner): Promise<string> =>
  writeQuote(transaction, demoRows(plan), owner);
