import type { DeskBookingDetail } from '@saltbush/business-api/bookings';
import type { IsoDate } from '@saltbush/freight';
import { deskMoment } from '../consignment/deskTime.ts';
import { dayLabel } from '../consignment/pickupLabel.ts';
import { EXCEPTIONS, STATUSES } from '../consignment/statuses.data.ts';
import * as S from './Trail.styles.ts';

type Entry = DeskBookingDetail['trail'][number];

/** What an entry did: a move, an exception, a new day of arrival, or words only. */
function headlineOf(entry: Entry, before: Entry | undefined): string {
  if (entry.exception) return `Exception: ${EXCEPTIONS[entry.exception.kind].toLowerCase()}`;
  if (entry.status !== before?.status) return STATUSES[entry.status].label;
  if (entry.resolvesException) return 'Exception closed';
  if (entry.eta) return 'New expected delivery';
  return entry.note ? 'Note' : 'Driver or vehicle changed';
}

export function TrailEntry({ entry, before, today }: { entry: Entry; before: Entry | undefined; today: IsoDate }) {
  return (
    <>
      <S.What data-tone={entry.exception ? 'danger' : undefined}>{headlineOf(entry, before)}</S.What>
      {entry.exception && <S.Words>{entry.exception.reason}</S.Words>}
      {entry.note && <S.Words>{entry.note}</S.Words>}
      {entry.eta && <S.Words>Expected delivery {dayLabel(entry.eta, today)}</S.Words>}
      <S.Who>
        {entry.actor}, <time dateTime={entry.at}>{deskMoment(entry.at)}</time>
      </S.Who>
    </>
  );
}
