import type { Tracked, TrackedEvent } from '@saltbush/business-api/tracking';
import { formatDate } from '@saltbush/freight';
import { FactList, Timeline, type TimelineEntry } from '@saltbush/ui';
import { milestonesAhead } from '../consignment/milestonesAhead.ts';
import { localMoment, momentIn } from '../consignment/moment.ts';
import { StatusBadge } from '../consignment/StatusBadge.tsx';
import { EXCEPTION_NAMES, STATUS_TITLES } from '../consignment/statuses.data.ts';
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
      <Timeline
        entries={[
          ...events.map(
            (event, index): TimelineEntry => ({
              key: `${event.at} ${event.status}`,
              title: titleOf(event, events[index - 1]),
              state: event.exception ? 'exception' : 'done',
              at: { iso: event.at, text: timeOf(event, tracked) },
              lines: [event.eta && `Expected delivery: ${formatDate(event.eta)}`],
            }),
          ),
          ...milestonesAhead(status),
        ]}
      />
    </S.Result>
  );
}
