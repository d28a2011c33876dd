import type { BookingEvent } from '@saltbush/business-api/bookings';
import type { ShipmentDetail } from '@saltbush/business-api/shipments';
import { formatDate } from '@saltbush/freight';
import { Timeline as EventTimeline, type TimelineEntry } from '@saltbush/ui';
import { milestonesAhead } from '../consignment/milestonesAhead.ts';
import { momentIn } from '../consignment/moment.ts';
import { EXCEPTION_NAMES, STATUS_TITLES } from '../consignment/statuses.data.ts';

/** At the end it concerns: arrivals go by the delivery's clock. */
function timeOf({ at, status }: BookingEvent, { pickupTimeZone, deliveryTimeZone }: ShipmentDetail): string {
  const isArrival = status === 'out_for_delivery' || status === 'delivered' || status === 'invoiced';
  return momentIn(at, isArrival ? deliveryTimeZone : pickupTimeZone);
}

/** What an event did, where it did not move the consignment on. */
function titleOf(
  { status, exception, resolvesException, eta }: BookingEvent,
  previous: BookingEvent | undefined,
): string {
  if (exception) return EXCEPTION_NAMES[exception.kind];
  if (previous?.status !== status) return STATUS_TITLES[status];
  if (resolvesException) return 'Sorted out';
  return eta === null ? 'Note' : 'New expected delivery';
}

/** What has happened, oldest first, and what is still to come while the consignment is under way. */
export function Timeline({ shipment }: { shipment: ShipmentDetail }) {
  const { events, status } = shipment;
  return (
    <EventTimeline
      entries={[
        ...events.map(
          (event, index): TimelineEntry => ({
            key: `${event.at} ${event.status}`,
            title: titleOf(event, events[index - 1]),
            state: event.exception ? 'exception' : 'done',
            at: { iso: event.at, text: timeOf(event, shipment) },
            lines: [event.exception?.reason, event.note, event.eta && `Expected delivery: ${formatDate(event.eta)}`],
          }),
        ),
        ...milestonesAhead(status),
      ]}
    />
  );
}
