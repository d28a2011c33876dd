import type { BookingStatus } from '../api/bookings.ts';
import type { TestStep } from '../api/test-steps.ts';
import type { BookingContext } from '../bookings/booking-context.ts';
import type { BookingRecord } from '../bookings/booking-record.ts';
import { findBooking } from '../bookings/findBooking.ts';
import { localMinute } from '../bookings/localMinute.ts';
import { moveBooking } from '../bookings/moveBooking.ts';
import { recordPod } from '../bookings/recordPod.ts';

const ACTOR = 'Test mode';
const WAY: readonly BookingStatus[] = [
  ...(['requested', 'accepted', 'allocated', 'picked_up', 'in_transit', 'out_for_delivery'] as const),
  ...(['delivered', 'invoiced'] as const),
];

/** Where a consignment is next on its way to a step; the step itself where it is not on the way. */
function nextOf(status: BookingStatus, to: BookingStatus): BookingStatus {
  const [at, end] = [WAY.indexOf(status), WAY.indexOf(to)];
  return at === -1 || end <= at ? to : (WAY[at + 1] ?? to);
}

async function step(
  record: BookingRecord,
  next: BookingStatus,
  context: BookingContext,
): Promise<BookingRecord | null> {
  const { reference, version, delivery_suburb: suburb } = record.row;
  if (next === 'delivered') {
    const { local: deliveredAtLocal } = localMinute(suburb, context.now());
    const pod = { version, deliveredAtLocal, receiverName: 'Test receiver', palletsIn: 0, palletsOut: 0, notes: '' };
    return recordPod(reference, pod, ACTOR, context);
  }
  const allocation = next === 'allocated' ? { allocation: { driver: 'Test driver', vehicle: 'TEST 01' } } : {};
  const note = next === 'declined' ? 'Declined in the test mode' : '';
  return moveBooking(reference, { version, status: next, note, ...allocation }, ACTOR, context);
}

/**
 * Takes a consignment of the test mode on its way, as the desk and a driver would, one step after the other.
 * @throws Refusal `status-not-possible` where the step cannot follow any more.
 */
export async function takeTestSteps(reference: string, to: TestStep, context: BookingContext): Promise<void> {
  let record = await findBooking('reference', reference, context);
  if (record !== null && to === 'delayed') {
    const { version, status } = record.row;
    const exception = { kind: 'delayed', reason: 'Delayed in the test mode' } as const;
    await moveBooking(reference, { version, status, note: '', exception }, ACTOR, context);
    return;
  }
  const end: BookingStatus = to === 'delayed' ? 'requested' : to;
  do {
    if (record === null) return;
    record = await step(record, nextOf(record.row.status, end), context);
  } while (record !== null && record.row.status !== end);
}
