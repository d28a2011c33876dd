import type { Board, BoardBooking } from '@saltbush/consignments/api';
import { useMemo, useState } from 'react';
import { clockText } from '../allocation/allocation-words.ts';
import type { Offer } from '../allocation/allocationChoices.ts';
import type { Preset } from '../allocation/useAllocation.ts';
import { BookingCard } from './BookingCard.tsx';
import * as S from './DayPlan.styles.ts';
import { DayPlanRow } from './DayPlanRow.tsx';
import { dayRows, daySpan, hoursOf } from './dayRows.ts';
import { actOfDrop, type BoardAct } from './nextAct.ts';
import { stepOf } from './steps.data.ts';
import { useGrowing } from './useGrowing.ts';

interface DayPlanProps {
  board: Board;
  by: 'vehicles' | 'drivers';
  /** When the board was read, in milliseconds. */
  now: number;
  busy: readonly string[];
  offerOf: (booking: BoardBooking) => Offer | null;
  onAct: (reference: string, act: BoardAct, preset?: Preset) => void;
}

/** The day by the clock: what waits for a driver, then who has what, when. */
export function DayPlan({ board, by, now, busy, offerOf, onAct }: DayPlanProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const rows = useMemo(() => dayRows(board, by), [board, by]);
  const span = useMemo(() => daySpan(board, rows), [board, rows]);
  const waiting = board.bookings.filter(({ status }) => ['requested', 'accepted'].includes(stepOf(status) ?? ''));
  const unplanned = board.bookings.filter(({ allocation, run }) => allocation !== null && run === null);
  const { shown, left, more, end } = useGrowing(waiting);
  const held = board.bookings.find(({ reference }) => reference === dragged);
  const takes = held !== undefined && (held.status === 'allocated' || actOfDrop(held, 'allocated') === 'allocate');

  const drop = (row: string, startMs: number) => {
    if (held && takes) {
      onAct(held.reference, 'allocate', { [by === 'vehicles' ? 'vehicle' : 'driver']: row, startMs });
    }
    setDragged(null);
  };

  return (
    <S.Plan>
      <S.Waiting aria-label="Waits for a driver">
        <h2>
          Waits for a driver <S.Count>{waiting.length}</S.Count>
        </h2>
        {waiting.length === 0 && <p>Everything of this day has its driver.</p>}
        <ul>
          {shown.map((booking) => (
            <BookingCard
              key={booking.reference}
              {...{ booking, onAct }}
              today={board.today}
              offer={offerOf(booking)}
              isBusy={busy.includes(booking.reference)}
              onDrag={setDragged}
            />
          ))}
        </ul>
        {left > 0 && (
          <div ref={end}>
            <button type="button" onClick={more}>
              Show {left} more
            </button>
          </div>
        )}
      </S.Waiting>
      <S.Day>
        <S.Scale aria-hidden>
          <span />
          <div>
            {hoursOf(span).map((hour) => (
              <span key={hour}>{clockText(hour, board.timeZone).replace(':00', '')}</span>
            ))}
          </div>
        </S.Scale>
        <ul>
          {rows.map((row) => (
            <DayPlanRow
              key={row.reference}
              {...{ row, span, takes }}
              timeZone={board.timeZone}
              nowMs={board.date === board.today ? now : null}
              onDrop={drop}
              onDrag={setDragged}
            />
          ))}
        </ul>
        {unplanned.length > 0 && (
          <S.Rest>
            <h2>On neither list</h2>
            <p>Allocated to somebody who was written by hand, so no time is planned.</p>
            <ul>
              {unplanned.map(({ reference, allocation }) => (
                <li key={reference}>
                  <a href={`/ops/bookings/${reference}`}>{reference}</a>: {allocation?.driver}, {allocation?.vehicle}
                </li>
              ))}
            </ul>
          </S.Rest>
        )}
      </S.Day>
    </S.Plan>
  );
}
