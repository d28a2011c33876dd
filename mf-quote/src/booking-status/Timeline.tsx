import type { Booking, BookingEvent } from '@saltbush/business-api/bookings';
import { formatDate, formatTimeOfDay, localTime } from '@saltbush/freight';
import { Timeline as EventTimeline, type TimelineEntry } from '@saltbush/ui';
import { EXCEPTION_WORDS, MILESTONES, STATUS_WORDS } from './status-words.data.ts';

/** `20 Nov 2026, 2:05 PM AEDT`, on the clock of the end it concerns. */
function timeOf({ at, status }: BookingEvent, { pickupTimeZone, deliveryTimeZone }: Booking): string {
  const isArrival = status === 'out_for_delivery' || status === 'delivered' || status === 'invoiced';
  const { date, minuteOfDay, zoneAbbreviation } = localTime(
    new Date(at),
    isArrival ? deliveryTimeZone : pickupTimeZone,
  );
  return `${formatDate(date)}, ${formatTimeOfDay(minuteOfDay)} ${zoneAbbreviation}`;
}

/** What an event did, where it did not move the consignment on. */
function titleOf(
  { status, exception, resolvesException, eta }: BookingEvent,
  previous: BookingEvent | undefined,
): string {
  if (exception) return EXCEPTION_WORDS[exception.kind];
  if (previous?.status !== status) return STATUS_WORDS[status].title;
  if (resolvesException) return 'Sorted out';
  return eta === null ? 'Note' : 'New expected delivery';
}

/** What has happened, oldest first, and what is still to come while the consignment is under way. */
export function Timeline({ booking }: { booking: Booking }) {
  const { events, status } = booking;
  const reached = MILESTONES.indexOf(status);
  const ahead = reached === -1 ? [] : MILESTONES.slice(reached + 1);
  return (
    <EventTimeline
      entries={[
        ...events.map(
          (event, index): TimelineEntry => ({
            key: `${event.at} ${event.status}`,
            title: titleOf(event, events[index - 1]),
            state: event.exception ? 'exception' : 'done',
            at: { iso: event.at, text: timeOf(event, booking) },
            lines: [event.exception?.reason, event.note, event.eta && `Expected delivery: ${formatDate(event.eta)}`],
          }),
        ),
        ...ahead.map(
          (milestone): TimelineEntry => ({
            key: milestone,
            title: STATUS_WORDS[milestone].title,
            state: 'ahead',
            lines: ['Still to come'],
          }),
        ),
      ]}
    />
  );
}
