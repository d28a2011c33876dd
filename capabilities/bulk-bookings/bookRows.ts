import { setImmediate as turn } from 'node:timers/promises';
import { queueMail } from '@saltbush/capability/mail';
import { Refusal } from '@saltbush/capability/refusal';
import { localTime, type Quote, type QuoteRequest } from '@saltbush/freight';
import type { BulkBooked, BulkBookInput, BulkRowToBook } from './api/bulk.ts';
import type { BulkParts } from './bulk-parts.ts';
import { bulkMail, bulkNotice, type NewBooking } from './bulkMail.ts';
import { type PlannedRow, planRows, type Sender } from './planRows.ts';
import { withService } from './priceRows.ts';
import { faultsOf } from './rowFaults.ts';
import { quoteId } from './rowId.ts';

interface Booking {
  outcome: BulkBooked;
  /** What the mails say of it; null when nothing was booked now. */
  made: NewBooking | null;
}

const unmade = (outcome: BulkBooked): Booking => ({ outcome, made: null });

/** The price of now, when it is another one than was shown. */
function newPrice(error: unknown): BulkBooked | null {
  if (!(error instanceof Refusal) || error.code !== 'price-changed') return null;
  const { totalExGstCents, totalIncGstCents } = (error.facts as { quote: Quote }).quote;
  return { status: 'price-changed', totalExGstCents, totalIncGstCents };
}

async function bookRow(
  planned: PlannedRow<BulkRowToBook>,
  { booker, termsVersion, user }: Pick<BulkBookInput, 'booker' | 'termsVersion'> & { user: Sender },
  { quotes, bookings, links, now }: BulkParts,
): Promise<Booking> {
  if (planned.status === 'booked') return unmade({ status: 'booked', reference: planned.reference, isNew: false });
  if (planned.status === 'faulty') return unmade({ status: 'faulty', faults: planned.faults });
  const { id, details, row } = planned;
  const { shownTotalExGstCents } = row;
  const at = now();
  const request: QuoteRequest = withService(planned.request, at);
  const day = localTime(at, 'Australia/Sydney').date;
  try {
    const submissionId = quoteId(id, [request, shownTotalExGstCents, day], links);
    const { token, quote } = await quotes.save({ submissionId, request, shownTotalExGstCents }, user.id);
    const input = { ...details, submissionId: id, quoteToken: token, booker, termsVersion };
    const { reference, isNew } = await bookings.request(input, user, { hasMails: false });
    const made = isNew ? { reference, details, quote } : null;
    return { outcome: { status: 'booked', reference, isNew }, made };
  } catch (error) {
    return unmade(newPrice(error) ?? { status: 'faulty', faults: faultsOf(error, request) });
  }
}

/** One mail to the booker and one to the desk, about all that was booked. */
async function tellOf(made: readonly NewBooking[], booker: BulkBookInput['booker'], parts: BulkParts): Promise<void> {
  const { database, bookings, publicUrl } = parts;
  const answeredBy = await bookings.answeredBy(made.map(({ reference }) => reference));
  await database.db.transaction().execute(async (transaction) => {
    await queueMail(transaction, bulkMail(made, { booker, answeredBy, publicUrl }));
    await queueMail(transaction, bulkNotice(made, { booker, answeredBy, publicUrl }));
  });
}

/**
 * Books each row that can be booked at the price that was shown, once however often it is sent. Each booking is stored for
 * itself, so that nobody waits for all of them, and one that is refused keeps no other from being booked.
 * @throws Refusal `role-not-enough`.
 */
export async function bookRows(
  { rows, booker, termsVersion }: BulkBookInput,
  user: Sender,
  parts: BulkParts,
): Promise<BulkBooked[]> {
  const outcomes: BulkBooked[] = [];
  const made: NewBooking[] = [];
  try {
    for (const planned of await planRows(rows, user, parts)) {
      const booking = await bookRow(planned, { booker, termsVersion, user }, parts);
      outcomes.push(booking.outcome);
      if (booking.made) made.push(booking.made);
      await turn();
    }
  } finally {
    // A fault in the middle must not leave bookings of which nobody was told.
    if (made.length > 0) await tellOf(made, booker, parts);
  }
  return outcomes;
}
