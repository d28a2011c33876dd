import type { Tracked } from '@saltbush/consignments/api';
import { bookingTimeline, deliveredAtText, timelineClock } from '@saltbush/consignments/api';
import { formatDate } from '@saltbush/freight';
import { FactList, Stack, Timeline } from '@saltbush/ui';
import { StatusBadge } from '../consignment/StatusBadge.tsx';
import { EXCEPTION_NAMES } from '../consignment/statuses.data.ts';
import * as S from './TrackPage.styles.ts';

const WORDS = { exceptions: EXCEPTION_NAMES, remark: 'Update' };

/** What anybody with the reference and a postcode may see. */
export function TrackedConsignment({ tracked }: { tracked: Tracked }) {
  const { reference, badge, exception, from, to, pickupDate, eta, delivered, events } = tracked;
  const known = events.map((event) => ({ ...event, exception: event.exception && { kind: event.exception } }));
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
            ? [{ term: 'Delivered', detail: deliveredAtText(delivered.atLocal, delivered.zoneAbbreviation) }]
            : []),
        ]}
      />
      <Stack gap={2}>
        <S.Small>{timelineClock(tracked)}</S.Small>
        <Timeline entries={bookingTimeline({ ...tracked, events: known }, WORDS)} />
      </Stack>
    </S.Result>
  );
}
