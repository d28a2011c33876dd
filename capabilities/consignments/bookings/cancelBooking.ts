import { queueMail } from '@saltbush/capability/mail';
import { Refusal } from '@saltbush/capability/refusal';
import { requireMay } from '@saltbush/clients/neighbours';
import type { User } from '@saltbush/contract';
import { brand } from '@saltbush/ui/brand';
import type { Kysely } from 'kysely';
import { CANCELLATION_CHARGE } from '../api/booking-words.ts';
import type { BookingStatus, CancelBookingInput } from '../api/bookings.ts';
import type { BookingRow, Tables } from '../tables.ts';
import type { BookingContext } from './booking-context.ts';
import { type BookingRecord, loadRecord } from './booking-record.ts';
import { bookingMail } from './bookingMail.ts';
import { bookingNotice } from './bookingNotice.ts';
import { bookingUrl } from './bookingUrl.ts';
import { cancellationRule } from './cancellationRule.ts';
import { changeBooking, lockBooking } from './changeBooking.ts';

const CALL = `Call ${brand.phone}`;
const TOO_LATE: Partial<Record<BookingStatus, string>> = {
  declined: 'We declined this booking, so there is nothing to cancel and nothing is charged.',
  delivered: `This booking is delivered and can no longer be cancelled. ${CALL} about anything that is not right.`,
  invoiced: `This booking is delivered and can no longer be cancelled. ${CALL} about anything that is not right.`,
};
/** How the trail names somebody who was not signed in. */
const HOLDER_OF_LINK = 'holder of the link';
const UNDER_WAY =
  `This booking is picked up and can no longer be cancelled here. ${CALL}: ` +
  'we say whether it can be stopped or returned, and at what cost.';

/** @throws Refusal `cancellation-closed`, `charge-not-accepted`. */
export function requireCancellable(row: BookingRow, acceptsCharge: boolean, now: Date): { mayCost: boolean } {
  const { status, pickup_suburb: pickup, pickup_date: pickupDate, pickup_time: pickupTime } = row;
  const { isOpen, mayCost } = cancellationRule({ status, pickup, pickupDate, pickupTime }, now);
  if (!isOpen) {
    throw new Refusal(TOO_LATE[status] ?? UNDER_WAY, { status: 409, code: 'cancellation-closed' });
  }
  if (mayCost && !acceptsCharge) {
    throw new Refusal(CANCELLATION_CHARGE, { status: 409, code: 'charge-not-accepted' });
  }
  return { mayCost };
}

/**
 * Cancels a booking that is locked, in the caller's transaction, and mails nobody. The note is what the trail says.
 * @throws Refusal `cancellation-closed`, `charge-not-accepted`.
 */
export async function cancelWithin(
  transaction: Kysely<Tables>,
  row: BookingRow,
  { reason, acceptsCharge }: CancelBookingInput,
  { user, at }: { user: Pick<User, 'email'> | null; at: Date },
): Promise<{ changed: BookingRow; note: string }> {
  const { mayCost } = requireCancellable(row, acceptsCharge, at);
  const accepted = mayCost ? 'Accepted that cancelling so late may be charged.' : '';
  const note = [reason.trim(), accepted].filter((part) => part !== '').join('\n');
  const actor = { by: 'client', name: user?.email ?? HOLDER_OF_LINK } as const;
  return { changed: await changeBooking(transaction, row, { status: 'cancelled', actor, note }, at), note };
}

/**
 * Cancels a booking for its client, or for whoever has its link. Cancelling again returns the booking unchanged. Null when
 * there is no such booking.
 * @throws Refusal `role-not-enough` for a member of its company who does not book, `cancellation-closed` once it is picked up, `charge-not-accepted` with the sentence to accept.
 */
export async function cancelBooking(
  hash: string,
  { reason, acceptsCharge }: CancelBookingInput,
  user: Pick<User, 'id' | 'email'> | null,
  context: BookingContext,
): Promise<BookingRecord | null> {
  const { database, now, publicUrl } = context;
  const at = now();
  return database.db.transaction().execute(async (transaction) => {
    const row = await lockBooking(transaction, 'token_hash', hash);
    if (row === null) return null;
    const { client_reference: company } = row;
    if (user !== null) await requireMay(transaction, { userId: user.id, act: 'book', company });
    if (row.status === 'cancelled') return loadRecord(transaction, row);
    const { changed, note } = await cancelWithin(transaction, row, { reason, acceptsCharge }, { user, at });
    const { reference } = changed;
    const url = bookingUrl(context, reference);
    await queueMail(transaction, bookingMail('cancelled', { row: changed, url, note: '' }));
    const desk = `${publicUrl}/ops/bookings/${reference}`;
    await queueMail(transaction, bookingNotice('cancelled', { row: changed, url: desk, note }));
    return loadRecord(transaction, changed);
  });
}
