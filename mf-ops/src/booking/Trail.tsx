import type { DeskBookingDetail } from '@saltbush/business-api/bookings';
import type { IsoDate } from '@saltbush/freight';
import { DeskCard } from './DeskCard.tsx';
import * as S from './Trail.styles.ts';
import { TrailEntry } from './TrailEntry.tsx';

/** Who did what, newest first. Nothing in it is ever changed. */
export function Trail({ trail, today }: { trail: DeskBookingDetail['trail']; today: IsoDate }) {
  return (
    <DeskCard heading="Trail">
      <S.Entries>
        {trail
          .map((entry, index) => (
            // The trail only grows, so a place in it is an identity.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              <TrailEntry entry={entry} before={trail[index - 1]} today={today} />
            </li>
          ))
          .reverse()}
      </S.Entries>
    </DeskCard>
  );
}
