import { queueMail } from '@saltbush/capability/mail';
import { Refusal } from '@saltbush/capability/refusal';
import type { RecordPodInput } from '../api/bookings.ts';
import type { BookingContext } from './booking-context.ts';
import { type BookingRecord, loadRecord } from './booking-record.ts';
import { bookingMail } from './bookingMail.ts';
import { bookingUrl } from './bookingUrl.ts';
import { changeBooking, lockBooking, requireBookingVersion } from './changeBooking.ts';
import { stopMoment } from './stopMoment.ts';
import { STATUS_WORDS } from './transitions.ts';

/**
 * Records the proof of delivery of a booking that is out for delivery, and so delivers it. Null when there is no such
 * booking.
 * @throws Refusal `stale` when somebody else changed it first, `status-not-possible`, `invalid-input` for a time in the
 * future.
 */
export async function recordPod(
  reference: string,
  input: RecordPodInput,
  actor: string,
  context: BookingContext,
): Promise<BookingRecord | null> {
  const at = context.now();
  return context.database.db.transaction().execute(async (transaction) => {
    const row = await lockBooking(transaction, 'reference', reference);
    if (row === null) return null;
    requireBookingVersion(row, input.version);
    if (row.status !== 'out_for_delivery') {
      const message = `${reference} is ${STATUS_WORDS[row.status]}. A POD is recorded while it is out for delivery.`;
      throw new Refusal(message, { status: 409, code: 'status-not-possible' });
    }
    const { at: deliveredAt, zoneAbbreviation } = stopMoment(row, {
      end: 'delivery',
      local: input.deliveredAtLocal,
      now: at,
    });
    const pod = await transaction
      .insertInto('pods')
      .values({
        reference,
        receiver_name: input.receiverName.trim(),
        delivered_at_local: input.deliveredAtLocal,
        zone_abbreviation: zoneAbbreviation,
        delivered_at: deliveredAt,
        pallets_in: input.palletsIn,
        pallets_out: input.palletsOut,
        notes: input.notes.trim(),
        recorded_at: at,
        recorded_by: actor,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const [deliveredOn = ''] = input.deliveredAtLocal.split('T');
    const change = {
      status: 'delivered',
      actor: { by: 'staff', name: actor },
      note: '',
      deliveredOn,
      deliveredAt,
    } as const;
    const changed = await changeBooking(transaction, row, change, at);
    const url = bookingUrl(context, reference);
    await queueMail(transaction, bookingMail('delivered', { row: changed, url, pod }));
    return loadRecord(transaction, changed);
  });
}
