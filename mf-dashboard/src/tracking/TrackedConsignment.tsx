import type { Tracked, TrackedEvent } from '@saltbush/business-api/tracking';
import { formatDate } from '@saltbush/freight';
import { FactList } from '@saltbush/ui';
import { localMoment, momentIn } from '../consignment/moment.ts';
import { StatusBadge } from '../consignment/StatusBadge.tsx';
import { EXCEPTION_NAMES, MILESTONES, STATUS_TITLES } from '../consignment/statuses.data.ts';
import * as T from '../consignment/timeline.styles.ts';
import * as S from './TrackPage.styles.ts';

function titleOf({ status, exception, resolvesException, eta }: TrackedEvent, previous: TrackedEvent | undefined) {
  if (exception) return EXCEPTION_NAMES[exception];
  if (previous?.status !== status) return STATUS_TITLES[status];
  if (resolvesException) return 'Sorted out';
  return eta === null ? 'Update' : 'New expected delivery';
}

function timeOf({ at, status }: TrackedEvent, { pickupTimeZone, deliveryTimeZone }: Tracked): string {
  const isArrival = status === 'out_for_delivery' || status === 'delivered' || status === 'invoiced';
  return momentIn(at, isArrival ? deliveryTimeZone : pickupTimeZone);
}

/** What anybody with the reference and a postcode may know. */
export function TrackedConsignment({ tracked }: { tracked: Tracked }) {
  const { reference, status, badge, exception, from, to, pickupDate, eta, delivered, events } = tracked;
  const reached = MILESTONES.indexOf(status);
  const ahead = reached === -1 ? [] : MILESTONES.slice(reached + 1);
  const isUnderWay = badge === 'Pending' || badge === 'In Transit';
  return (
    <S.Result aria-labelledby="tracked">
      <header>
        <h2 id="tracked" tabIndex={-1}>
          {reference}
        </h2>
        <StatusBadge badge={badge} exception={exception} />
      </header>
      <FactList
        rows={[
          ...(from || to ? [{ term: 'Route', detail: `${from ?? 'Pickup'} to ${to ?? 'delivery'}` }] : []),
          { term: 'Pickup', detail: formatDate(pickupDate) },
          ...(isUnderWay ? [{ term: 'ETA', detail: eta ? formatDate(eta) : 'Set when the booking is accepted' }] : []),
          ...(delivered
            ? [{ term: 'Delivered', detail: `${localMoment(delivered.atLocal)} ${delivered.zoneAbbreviation}` }]
            : []),
        ]}
      />
      <T.List>
        {events.map((event, index) => (
          <T.Event key={`${event.at} ${event.status}`} data-state={event.exception ? 'exception' : 'done'}>
            <h3>{titleOf(event, events[index - 1])}</h3>
            <time dateTime={event.at}>{timeOf(event, tracked)}</time>
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
    </S.Result>
  );
}
