import { type GroundTables, type Queries, withTables } from '@saltbush/capability/database';
import { Refusal } from '@saltbush/capability/refusal';
import type { User } from '@saltbush/contract';
import type { BookingInput } from '../api/bookings.ts';
import type { BookingContext } from '../bookings/booking-context.ts';
import { detailsOf, requireOpenQuote } from '../bookings/requestBooking.ts';
import { requireBookable } from '../bookings/requireBookable.ts';
import { type CheckedBooking, storeBooking } from '../bookings/storeBooking.ts';
import type { ConsignmentTables } from '../tables.ts';

/** Stores bookings that were checked, all of them or none. Each note stands in the trail of its booking. */
export type StoreTogether = (transaction: Queries<GroundTables>, notes: readonly string[]) => Promise<string[]>;

/**
 * Checks the bookings of several saved quotes before anything is stored. What it answers stores them in the caller's
 * transaction, in their order, and returns their references. Nobody is mailed.
 * @throws Refusal `not-found` for an unknown quote, `already-booked`, `quote-expired`, and what `requireBookable` does.
 */
export async function bookTogether(
  inputs: readonly BookingInput[],
  user: Pick<User, 'id' | 'email'>,
  context: BookingContext,
): Promise<StoreTogether> {
  const at = context.now();
  const checked: CheckedBooking[] = [];
  for (const input of inputs) {
    const quote = await context.quotes.findByToken(input.quoteToken);
    if (quote === null) throw new Refusal('There is no such quote.', { status: 404, code: 'not-found' });
    requireOpenQuote(quote);
    const details = detailsOf(input);
    checked.push({ submissionId: input.submissionId, quote, details, request: requireBookable(quote, details, at) });
  }
  return async (transaction, notes) => {
    const db = withTables<ConsignmentTables>(transaction);
    const references: string[] = [];
    for (const [index, booking] of checked.entries()) {
      const given = { user, at, note: notes[index] ?? '' };
      const { row } = await storeBooking(db, booking, given, context);
      references.push(row.reference);
    }
    return references;
  };
}
