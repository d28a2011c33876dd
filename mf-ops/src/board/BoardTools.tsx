import { addDays, DEPOTS, type DepotId, type IsoDate } from '@saltbush/freight';
import { SelectField, TextField, TextLink, ViewLinks } from '@saltbush/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { dayLabel } from '../consignment/pickupLabel.ts';
import * as S from './BoardTools.styles.ts';
import { type BoardAddress, type BoardView, boardHref } from './boardAddress.ts';

interface BoardToolsProps {
  wanted: BoardAddress;
  /** The view of an address that names none. */
  usual: BoardView;
  /** The day on show, and today on the depot's clock. */
  date: IsoDate;
  today: IsoDate;
  /** How many bookings each depot has on that day. */
  counts: Record<DepotId, number> | undefined;
  /** What can be printed of the day. */
  papers: ReactNode;
}

const VIEWS = [
  { id: 'steps', label: 'By step' },
  { id: 'vehicles', label: 'By vehicle' },
  { id: 'drivers', label: 'By driver' },
] as const;

/** Which day, of which depot, and seen how. */
export function BoardTools({ wanted, usual, date, today, counts, papers }: BoardToolsProps) {
  const navigate = useNavigate();
  const go = (change: Partial<BoardAddress>) => void navigate(boardHref({ ...wanted, ...change }, usual));
  const dayHref = (day: IsoDate) => boardHref({ ...wanted, date: day === today ? null : day }, usual);

  return (
    <S.Tools>
      <S.Day>
        <TextLink href={dayHref(addDays(date, -1))} aria-label="Day before">
          ‹
        </TextLink>
        <strong aria-live="polite">{dayLabel(date, today)}</strong>
        <TextLink href={dayHref(addDays(date, 1))} aria-label="Next day">
          ›
        </TextLink>
        {date !== today && <TextLink href={dayHref(today)}>Today</TextLink>}
        <TextField
          label="Day"
          isLabelHidden
          name="day"
          type="date"
          value={date}
          onChange={({ target: { value } }) => {
            if (value !== '') go({ date: value === today ? null : value });
          }}
        />
      </S.Day>
      <SelectField
        label="Depot"
        isLabelHidden
        name="depot"
        value={wanted.depot}
        options={DEPOTS.map(({ id, name }) => ({
          value: id,
          label: counts ? `${name}: ${counts[id]}` : name,
        }))}
        onChange={({ target }) => go({ depot: DEPOTS.find(({ id }) => id === target.value)?.id ?? wanted.depot })}
      />
      {papers}
      <ViewLinks
        label="Views of the day"
        currentId={wanted.view}
        views={VIEWS.map(({ id, label }) => ({
          id,
          label,
          count: null,
          href: boardHref({ ...wanted, view: id }, usual),
        }))}
      />
    </S.Tools>
  );
}
