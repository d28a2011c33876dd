import { queueMail } from '@saltbush/capability/mail';
import { Refusal } from '@saltbush/capability/refusal';
import type { User } from '@saltbush/contract';
import { formatAud, type Quote, readLoad } from '@saltbush/freight';
import type { PriceChange } from '@saltbush/quotes/api';
import { brand } from '@saltbush/ui/brand';
import type { Kysely } from 'kysely';
import type { AmendBookingInput } from '../api/amendments.ts';
import type { BookingContext } from '../bookings/booking-context.ts';
import { bookingMail } from '../bookings/bookingMail.ts';
import { bookingNotice } from '../bookings/bookingNotice.ts';
import { bookingUrl } from '../bookings/bookingUrl.ts';
import { changeBooking, lockBooking, requireBookingVersion } from '../bookings/changeBooking.ts';
import { type Priced, requireBookable } from '../bookings/requireBookable.ts';
import { searchColumns } from '../bookings/searchColumns.ts';
import type { BookingRow, Tables } from '../tables.ts';
import { amendedDetails, amendedRequest, isOtherLoad } from './amended.ts';
import { amendmentNote } from './amendmentNote.ts';
import { amendmentRule } from './amendmentRule.ts';

interface Amending {
  reference: string;
  input: AmendBookingInput;
  user: Pick<User, 'id' | 'email'>;
}

function requireAmendable(row: BookingRow, { load }: AmendBookingInput, now: Date): void {
  const { isOpen, countsPallets } = amendmentRule(row, now);
  if (!isOpen) {
    const message = `${row.reference} can be changed here until a driver has it, and until two hours before its pickup. Call ${brand.phone}.`;
    throw new Refusal(message, { status: 409, code: 'amendment-closed' });
  }
  if (load === null || (countsPallets && row.details.goods)) return;
  const message =
    'The price of this booking does not go by pallets alone. Make a new quote for another load, and cancel this booking.';
  throw new Refusal(message, { status: 409, code: 'load-not-amendable' });
}

/** The load and its price, when it is another one than before. */
async function repriced(
  row: BookingRow,
  { load, shownTotalExGstCents }: AmendBookingInput,
  userId: string,
  { quotes }: BookingContext,
): Promise<Priced> {
  const before = { request: row.request, quote: row.quote };
  if (load === null) return before;
  const request = amendedRequest(row.request, load);
  if (!isOtherLoad(row, request, readLoad(request).weightKg)) return before;
  const quote: Quote = await quotes.price(request, userId);
  if (quote.totalExGstCents === shownTotalExGstCents) return { request, quote };
  const message =
    `With this load it costs ${formatAud(quote.totalIncGstCents)} including GST, and ` +
    `${formatAud(row.quote.totalIncGstCents)} before. Check it, then save the change again.`;
  const facts: PriceChange = { quote };
  throw new Refusal(message, { status: 409, code: 'price-changed', facts: { ...facts } });
}

const isKnown = async (db: Kysely<Tables>, reference: string, submissionId: string): Promise<boolean> =>
  (await db
    .selectFrom('booking_events')
    .select('id')
    .where('reference', '=', reference)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()) !== undefined;

/**
 * Changes pickup, contacts or load of a booking for its client, once for each form. What the desk accepted and is changed
 * waits for its answer again.
 * @throws Refusal `amendment-closed`, `load-not-amendable`, `price-changed` with the new quote, `stale`, `pickup-closed`,
 * `load-too-large`, `quote-refused`, `invalid-input` where nothing is changed.
 */
export async function amendBooking({ reference, input, user }: Amending, context: BookingContext): Promise<void> {
  const { database, now, publicUrl } = context;
  const at = now();
  const seen = await database.db
    .selectFrom('bookings')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  // Asked after the booking was read: what the same form changed before that is then known.
  if (await isKnown(database.db, reference, input.submissionId)) return;
  requireBookingVersion(seen, input.version);
  requireAmendable(seen, input, at);
  const priced = await repriced(seen, input, user.id, context);
  const details = amendedDetails(seen, input);
  const isMoved = details.pickupDate !== seen.pickup_date || details.pickupTime !== seen.pickup_time;
  // A pickup that stays was open when it was booked.
  const request = isMoved || priced.request !== seen.request ? requireBookable(priced, details, at) : seen.request;
  await database.db.transaction().execute(async (transaction) => {
    const row = await lockBooking(transaction, 'reference', reference);
    if (row === null || (await isKnown(transaction, reference, input.submissionId))) return;
    requireBookingVersion(row, input.version);
    const isAskedAnew = row.status === 'accepted' && (isMoved || priced.quote !== seen.quote);
    const amended = {
      ...searchColumns(request, priced.quote),
      request: JSON.stringify(request),
      quote: JSON.stringify(priced.quote),
      details: JSON.stringify(details),
      customer_reference: details.customerReference,
      pickup_date: details.pickupDate,
      pickup_time: details.pickupTime,
      ...(isAskedAnew ? { asked_at: at, eta: null, promised_eta: null } : {}),
    };
    const after = { ...row, request, quote: priced.quote, details, ...searchColumns(request, priced.quote) };
    const said = amendmentNote(row, { ...after, pickup_date: details.pickupDate, pickup_time: details.pickupTime });
    if (said.length === 0) {
      throw new Refusal('Nothing is changed. Change what is different, then save it.', {
        ...{ status: 400, code: 'invalid-input' },
        fields: [{ path: 'pickupTime', message: 'Nothing is changed' }],
      });
    }
    const note = said.join('\n');
    const status = isAskedAnew ? 'requested' : row.status;
    const actor = { by: 'client', name: user.email } as const;
    const changed = await changeBooking(
      transaction,
      row,
      { status, actor, note, amended, submissionId: input.submissionId },
      at,
    );
    await queueMail(transaction, bookingMail('amended', { row: changed, url: bookingUrl(context, reference), note }));
    const desk = `${publicUrl}/ops/bookings/${reference}`;
    await queueMail(transaction, bookingNotice('amended', { row: changed, url: desk, note }));
  });
}
