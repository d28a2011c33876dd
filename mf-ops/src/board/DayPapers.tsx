import type { BoardBooking } from '@saltbush/consignments/api';
import { type DepotId, formatDate, type IsoDate } from '@saltbush/freight';
import { ButtonLink, icons } from '@saltbush/ui';
import { manifestHref } from '../api/manifestHref.ts';
import { ToolMenu } from '../list/tools/ToolMenu.tsx';
import { DeskPapers } from '../papers/DeskPapers.tsx';
import * as S from './DayPapers.styles.ts';

interface DayPapersProps {
  date: IsoDate;
  depot: DepotId;
  /** Everything on the board of that day; only what is picked up on it is printed. */
  bookings: readonly BoardBooking[];
}

/** The manifest of the day's pickups at this depot, and their labels and consignment notes. */
export function DayPapers({ date, depot, bookings }: DayPapersProps) {
  const pickups = bookings.filter(({ pickupDate }) => pickupDate === date);
  const day = formatDate(date);
  return (
    <ToolMenu label="Print">
      <p>Manifest of the pickups of {day}, with places to sign.</p>
      <S.Links>
        <ButtonLink
          href={manifestHref('pdf', { date, depot })}
          target="_blank"
          variant="secondary"
          size="small"
          iconBefore={icons.download}
        >
          Manifest PDF
        </ButtonLink>
        <ButtonLink href={manifestHref('csv', { date, depot })} variant="quiet" size="small" download>
          CSV
        </ButtonLink>
      </S.Links>
      {pickups.length === 0 ? (
        <p>Nothing is picked up on this day, so there are no labels to print.</p>
      ) : (
        <>
          <p>Labels or consignment notes of these pickups.</p>
          <DeskPapers count={pickups.length} readReferences={() => pickups.map(({ reference }) => reference)} />
        </>
      )}
    </ToolMenu>
  );
}
