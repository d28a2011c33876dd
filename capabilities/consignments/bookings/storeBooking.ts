import { nextReference, tokenHash } from '@saltbush/capability/references';
import { Refusal } from '@saltbush/capability/refusal';
import { companyFor } from '@saltbush/clients/neighbours';
import type { User } from '@saltbush/contract';
import type { QuoteRequest } from '@saltbush/freight';
import type { SavedQuote } from '@saltbush/quotes/api';
import type { Kysely } from 'kysely';
import type { Booking } from '../api/bookings.ts';
import { noteEvent } from '../news/noteEvent.ts';
import { SERIES } from '../series.data.ts';
import type { BookingRow, Tables } from '../tables.ts';
import type { BookingContext } from './booking-context.ts';
import { bookingToken } from './bookingToken.ts';
import { searchColumns } from './searchColumns.ts';

/** A booking that was checked. */
export interface CheckedBooking {
  submissionId: string;
  quote: SavedQuote;
  details: Booking['details'];
  /** With the weight that the booking declares. */
  request: QuoteRequest;
}

/** Who books it, when, and what the trail says of it. */
interface Storing {
  user: Pick<User, 'id' | 'email'> | null;
  at: Date;
  note: string;
}

export const alreadyBooked = ({ reference }: Pick<SavedQuote, 'reference'>) =>
  new Refusal(`Quote ${reference} is booked already. Open the link of that booking, or make a new quote.`, {
    status: 409,
    code: 'already-booked',
  });

/**
 * Stores a booking in the caller's transaction, and marks its quote.
 * @throws Refusal `already-booked` when another booking has the quote, `role-not-enough`.
 */
export async function storeBooking(
  transaction: Kysely<Tables>,
  { submissionId, quote, details, request }: CheckedBooking,
  { user, at, note }: Storing,
  { links, quotes }: Pick<BookingContext, 'links' | 'quotes'>,
): Promise<{ row: BookingRow; token: string }> {
  const reference = await nextReference(transaction, SERIES.consignments, at);
  const token = bookingToken(links, reference);
  const company = user === null ? null : await companyFor(transaction, user.id, 'book');
  const row = await transaction
    .insertInto('bookings')
    .values({
      reference,
      token_hash: tokenHash(token) ?? '',
      submission_id: submissionId,
      quote_reference: quote.reference,
      user_id: user?.id ?? null,
      client_reference: company,
      status: 'requested',
      request: JSON.stringify(request),
      quote: JSON.stringify(quote.quote),
      details: JSON.stringify(details),
      business_name: details.booker.businessName,
      customer_reference: details.customerReference,
      pickup_suburb: details.pickup.suburb,
      delivery_suburb: details.delivery.suburb,
      pickup_date: details.pickupDate,
      pickup_time: details.pickupTime,
      ...searchColumns(request, quote.quote),
      requested_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!(await quotes.markBooked(transaction, quote.reference, reference))) throw alreadyBooked(quote);
  await noteEvent(transaction, {
    ...{ reference, at, status: 'requested', by: 'client', note },
    // Whoever was signed in did it, even when the form names a colleague.
    actor: user?.email ?? details.booker.email,
  });
  return { row, token };
}
