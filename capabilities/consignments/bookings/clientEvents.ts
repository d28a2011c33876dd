import type { BookingStatus } from '../api/bookings.ts';
import type { BookingRecord } from './booking-record.ts';

/**
 * The events that the client may see, oldest first. Pickup and delivery carry the time at which they happened, which
 * may be earlier than the time at which the desk recorded them.
 */
export function clientEvents({ row, events, pod }: BookingRecord): BookingRecord['events'] {
  // An allocation that was taken back is the desk's affair.
  const takenBack = events.findLastIndex(
    (event, index) => event.status === 'accepted' && events[index - 1]?.status === 'allocated',
  );
  const happened: Partial<Record<BookingStatus, Date | null>> = {
    picked_up: row.picked_up_at,
    delivered: pod?.delivered_at ?? null,
  };
  return events
    .map((event, index) => {
      const isMove = events[index - 1]?.status !== event.status;
      const at = isMove ? happened[event.status] : null;
      return at ? { ...event, at } : event;
    })
    .filter((event, index) => !event.for_staff && !(event.status === 'allocated' && index < takenBack));
}
