import { isTaken, takeOnce } from '@saltbush/capability/database';
import { queueMail } from '@saltbush/capability/mail';
import { Refusal } from '@saltbush/capability/refusal';
import { companyFor } from '@saltbush/clients/neighbours';
import type { User } from '@saltbush/contract';
import { formatDate } from '@saltbush/freight';
import type { SavedQuote } from '@saltbush/quotes/api';
import type { Booking, BookingInput, BookingMade } from '../api/bookings.ts';
import type { BookingContext } from './booking-context.ts';
import { bookingMail } from './bookingMail.ts';
import { bookingNotice } from './bookingNotice.ts';
import { bookingToken } from './bookingToken.ts';
import { requireBookable } from './requireBookable.ts';
import { alreadyBooked, storeBooking } from './storeBooking.ts';

interface Requested extends BookingMade {
  isNew: boolean;
}

const trimmed = <T extends object>(record: T): T =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
  ) as T;

/** The part of the form that is stored. */
export function detailsOf({ submissionId, quoteToken, ...input }: BookingInput): Booking['details'] {
  return {
    ...trimmed(input),
    booker: trimmed(input.booker),
    pickup: trimmed(input.pickup),
    delivery: trimmed(input.delivery),
    ...(input.goods && { goods: trimmed(input.goods) }),
    dangerousGoods: input.dangerousGoods.map((good) => ({
      ...trimmed(good),
      unNumber: `UN${good.unNumber.replace(/\D/g, '')}`,
    })),
  };
}

/** @throws Refusal `already-booked`, `quote-expired`. */
export function requireOpenQuote(quote: SavedQuote): void {
  if (quote.status === 'booked') throw alreadyBooked(quote);
  if (quote.status !== 'expired') return;
  const message =
    `The price of quote ${quote.reference} stood until ${formatDate(quote.validUntil)}. ` +
    'Re-price it, then book the new quote.';
  throw new Refusal(message, { status: 409, code: 'quote-expired' });
}

/**
 * Books a saved quote at its price, for staff to accept: once for each quote and once for each submission. `isNew` is
 * false for a submission that was already booked, even at the same moment. Whoever books many at once writes one mail about
 * all of them, and asks for none here. `note` says in trail and mails what made the booking, where that is no form.
 * @throws Refusal `role-not-enough`, `not-found` for an unknown quote, `quote-expired`, `already-booked`, `load-too-large`,
 * `pickup-closed` with the next open day, `submission-reused`.
 */
export async function requestBooking(
  input: BookingInput,
  user: Pick<User, 'id' | 'email'> | null,
  { database: { db }, quotes, links, now, publicUrl }: BookingContext,
  { hasMails = true, note = '' }: { hasMails?: boolean; note?: string } = {},
): Promise<Requested> {
  const userId = user?.id ?? null;
  // Told first, so that nobody fills in a form for nothing.
  if (userId !== null) await companyFor(db, userId, 'book');
  const quote = await quotes.findByToken(input.quoteToken);
  if (quote === null) {
    const message = 'There is no such quote. Check that the link is complete, or call us.';
    throw new Refusal(message, { status: 404, code: 'not-found' });
  }
  const tokenOf = (reference: string) => bookingToken(links, reference);

  async function known(): Promise<Requested | null> {
    const row = await db
      .selectFrom('bookings')
      .select(['reference', 'quote_reference'])
      .where('submission_id', '=', input.submissionId)
      .executeTakeFirst();
    if (!row) return null;
    if (row.quote_reference === quote?.reference) {
      return { reference: row.reference, token: tokenOf(row.reference), isNew: false };
    }
    const message = 'This form was sent already, for another quote. Reload the page to book this one.';
    throw new Refusal(message, { status: 409, code: 'submission-reused' });
  }

  /** Stores it with its mails, in one transaction. */
  async function take(quote: SavedQuote): Promise<Requested> {
    requireOpenQuote(quote);
    const details = detailsOf(input);
    const at = now();
    const request = requireBookable(quote, details, at);

    return db.transaction().execute(async (transaction) => {
      const checked = { submissionId: input.submissionId, quote, details, request };
      const { row, token } = await storeBooking(transaction, checked, { user, at, note }, { links, quotes });
      const { reference } = row;
      if (hasMails) {
        await queueMail(transaction, bookingMail('received', { row, note, url: `${publicUrl}/bookings/${token}` }));
        const notice = bookingNotice('requested', { row, note, url: `${publicUrl}/ops/bookings/${reference}` });
        await queueMail(transaction, notice);
      }
      return { reference, token, isNew: true };
    });
  }

  try {
    return await takeOnce({ find: known, take: () => take(quote) });
  } catch (error) {
    // When two forms book one quote at once, the second one finds the quote taken.
    throw isTaken(error) ? alreadyBooked(quote) : error;
  }
}
