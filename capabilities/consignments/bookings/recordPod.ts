import { queueMail } from '@saltbush/capability/mail';
import { Refusal } from '@saltbush/capability/refusal';
import type { Kysely } from 'kysely';
import type { PodPlace, RecordPodInput } from '../api/bookings.ts';
import type { BookingRow, Tables } from '../tables.ts';
import type { BookingContext } from './booking-context.ts';
import { type BookingRecord, loadRecord } from './booking-record.ts';
import { bookingMail } from './bookingMail.ts';
import { bookingUrl } from './bookingUrl.ts';
import { changeBooking, lockBooking, requireBookingVersion } from './changeBooking.ts';
import { stopMoment } from './stopMoment.ts';
import { STATUS_WORDS } from './transitions.ts';

/** A delivery as it is recorded. */
interface Delivery extends Omit<RecordPodInput, 'version'> {
  deliveredAt: Date;
  /** Of the delivery city at that time. */
  zoneAbbreviation: string;
  place: PodPlace | null;
}

interface Acting {
  actor: string;
  /** When it is recorded. */
  at: Date;
  context: Pick<BookingContext, 'links' | 'publicUrl'>;
}

function requireDeliverable({ reference, status }: BookingRow): void {
  if (status === 'out_for_delivery') return;
  const message = `${reference} is ${STATUS_WORDS[status]}. A POD is recorded while it is out for delivery.`;
  throw new Refusal(message, { status: 409, code: 'status-not-possible' });
}

/**
 * Records the proof of delivery of a booking that is locked and out for delivery, in the caller's transaction.
 * @throws Refusal `status-not-possible`.
 */
export async function podWithin(
  transaction: Kysely<Tables>,
  row: BookingRow,
  { deliveredAt, deliveredAtLocal, zoneAbbreviation, place, ...told }: Delivery,
  { actor, at, context }: Acting,
): Promise<BookingRow> {
  requireDeliverable(row);
  const { reference } = row;
  const pod = await transaction
    .insertInto('pods')
    .values({
      ...{ reference, receiver_name: told.receiverName.trim(), delivered_at_local: deliveredAtLocal },
      ...{ zone_abbreviation: zoneAbbreviation, delivered_at: deliveredAt },
      ...{ pallets_in: told.palletsIn, pallets_out: told.palletsOut, notes: told.notes.trim() },
      ...{
        recorded_at: at,
        recorded_by: actor,
        latitude: place?.latitude ?? null,
        longitude: place?.longitude ?? null,
      },
      ...{ accuracy_m: place?.accuracyM ?? null, place: place?.name ?? null },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const [deliveredOn = ''] = deliveredAtLocal.split('T');
  const by = { by: 'staff', name: actor } as const;
  const change = { status: 'delivered', actor: by, note: '', deliveredOn, deliveredAt } as const;
  const changed = await changeBooking(transaction, row, change, at);
  const url = bookingUrl(context, reference);
  await queueMail(transaction, bookingMail('delivered', { row: changed, url, pod }));
  return changed;
}

/**
 * Records the proof of delivery of a booking that is out for delivery, and so delivers it. Null when there is no such
 * booking.
 * @throws Refusal `stale` when somebody else changed it first, `status-not-possible`, `invalid-input` for a time in the
 * future.
 */
export async function recordPod(
  reference: string,
  { version, ...input }: RecordPodInput,
  actor: string,
  context: BookingContext,
): Promise<BookingRecord | null> {
  const now = context.now();
  return context.database.db.transaction().execute(async (transaction) => {
    const row = await lockBooking(transaction, 'reference', reference);
    if (row === null) return null;
    requireBookingVersion(row, version);
    requireDeliverable(row);
    const { at: deliveredAt, zoneAbbreviation } = stopMoment(row, {
      ...{ end: 'delivery', local: input.deliveredAtLocal, now },
    });
    const delivery = { ...input, deliveredAt, zoneAbbreviation, place: null };
    return loadRecord(transaction, await podWithin(transaction, row, delivery, { actor, at: now, context }));
  });
}
