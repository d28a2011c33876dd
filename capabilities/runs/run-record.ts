import type { Queries } from '@saltbush/capability/database';
import { readTogether, type TogetherBooking } from '@saltbush/consignments/neighbours';
import { readLoad } from '@saltbush/freight';
import type { Run, RunDelivery, RunListRow, RunTotal } from './api/runs.ts';
import { totalOf } from './priceRun.ts';
import type { RunRow, Tables } from './tables.ts';

/** A consignment with its place in a run. */
export interface Placed {
  position: number;
  booking: TogetherBooking;
}

/** The consignments of runs, in order, as they are now. */
export async function loadDeliveries(
  db: Queries<Tables>,
  runs: readonly string[],
  now: Date,
): Promise<Map<string, Placed[]>> {
  if (runs.length === 0) return new Map();
  const places = await db
    .selectFrom('run_deliveries')
    .select(['run_reference', 'booking_reference', 'position'])
    .where('run_reference', 'in', [...runs])
    .orderBy('position')
    .execute();
  const references = places.map(({ booking_reference }) => booking_reference);
  const bookings = await readTogether(db, references, now);
  const found = new Map<string, Placed[]>();
  for (const { run_reference: run, booking_reference, position } of places) {
    const booking = bookings.get(booking_reference);
    if (booking) found.set(run, [...(found.get(run) ?? []), { position, booking }]);
  }
  return found;
}

const sumsOf = ({ quote }: TogetherBooking): RunTotal => {
  const { totalExGstCents, gstCents, totalIncGstCents } = quote;
  return { totalExGstCents, gstCents, totalIncGstCents };
};

function deliveryOf({ position, booking }: Placed): RunDelivery {
  const { reference, status, badge, exception, eta, deliveredOn, details, quote, request, cancellation } = booking;
  const { delivery, pickupDate, pickupTime, goods, customerReference } = details;
  return {
    ...{ position, reference, status, badge, exception, pickupDate, pickupTime, eta, deliveredOn },
    ...{ receiver: delivery.businessName, street: delivery.street, suburb: delivery.suburb },
    ...{ goods: goods?.description ?? '', palletCount: readLoad(request).count },
    ...{ serviceName: quote.serviceName, customerReference, cancellation, ...sumsOf(booking) },
  };
}

const isEnded = ({ booking: { status } }: Placed): boolean => status === 'declined' || status === 'cancelled';
const isDelivered = ({ booking: { status } }: Placed): boolean => status === 'delivered' || status === 'invoiced';

/** What the deliveries cost that are carried. */
const carried = (placed: readonly Placed[]): RunTotal =>
  totalOf(placed.filter((one) => !isEnded(one)).map(({ booking }) => sumsOf(booking)));

/** A run as the API tells it; null once none of its consignments is left. */
export function runOf(row: RunRow, placed: readonly Placed[]): Run | null {
  const [first] = placed;
  if (!first) return null;
  const { pickup, pickupDate, pickupTime } = first.booking.details;
  const { reference, requested_at, total_ex_cents: totalExGstCents, gst_cents: gstCents } = row;
  return {
    ...{ reference, requestedAt: requested_at.toISOString(), pickup, pickupDate, pickupTime },
    deliveries: placed.map(deliveryOf),
    booked: { totalExGstCents, gstCents, totalIncGstCents: totalExGstCents + gstCents },
    total: carried(placed),
  };
}

/** The same for a list. */
export function runListRow({ reference, requested_at }: RunRow, placed: readonly Placed[]): RunListRow[] {
  const [first] = placed;
  if (!first) return [];
  const { pickup, pickupDate } = first.booking.details;
  const delivered = placed.filter(isDelivered).length;
  const ended = placed.filter(isEnded).length;
  return [
    {
      ...{ reference, requestedAt: requested_at.toISOString(), pickupDate },
      from: `${pickup.businessName}, ${pickup.suburb}`,
      suburbs: placed.map(({ booking }) => booking.details.delivery.suburb),
      counts: { open: placed.length - delivered - ended, delivered, ended },
      totalIncGstCents: carried(placed).totalIncGstCents,
    },
  ];
}
