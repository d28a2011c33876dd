import type { BookingEvent } from '@saltbush/business-api/bookings';
import type { ShipmentDetail } from '@saltbush/business-api/shipments';
import { formatDate } from '@saltbush/freight';
import { momentIn } from '../consignment/moment.ts';
import { EXCEPTION_NAMES, MILESTONES, STATUS_TITLES } from '../consignment/statuses.data.ts';
import * as T from '../consignment/timeline.styles.ts';

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
  const reached = MILESTONES.indexOf(status);
  const ahead = reached === -1 ? [] : MILESTONES.slice(reached + 1);
  return (
    <T.List>
      {events.map((event, index) => (
        <T.Event key={`${event.at} ${event.status}`} data-state={event.exception ? 'exception' : 'done'}>
          <h3>{titleOf(event, events[index - 1])}</h3>
          <time dateTime={event.at}>{timeOf(event, shipment)}</time>
          {event.exception && <p>{event.exception.reason}</p>}
          {event.note && <p>{event.note}</p>}
          {event.eta && <p>Expected delivery: {formatDate(event.eta)}</p>}
        </T.Event>
      ))}
      {ahead.map((milestone) => (
        <T.Event key={milestone} data-state="ahead">
          <h3>{STATUS_TITLES[milestone]}</h3>
          <p>Still to come</p>
        </T.Event>
      ))}
    </T.List>
  );
}
