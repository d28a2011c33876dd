import type { BoardBooking } from '@saltbush/consignments/api';
import type { IsoDate } from '@saltbush/freight';
import { useMemo, useState } from 'react';
import type { Offer } from '../allocation/allocationChoices.ts';
import type { Preset } from '../allocation/useAllocation.ts';
import { BoardColumn } from './BoardColumn.tsx';
import * as S from './BoardColumns.styles.ts';
import { actOfDrop, type BoardAct } from './nextAct.ts';
import { STEPS, type StepId, stepOf } from './steps.data.ts';

interface BoardColumnsProps {
  bookings: readonly BoardBooking[];
  today: IsoDate;
  /** References of bookings whose act is being sent. */
  busy: readonly string[];
  offerOf: (booking: BoardBooking) => Offer | null;
  onAct: (reference: string, act: BoardAct, preset?: Preset) => void;
}

/** The day by step. Bookings are dragged from column to column, or moved by the buttons on them. */
export function BoardColumns({ bookings, today, busy, offerOf, onAct }: BoardColumnsProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const held = bookings.find(({ reference }) => reference === dragged);
  const columns = useMemo(() => {
    const byStep = new Map<StepId, BoardBooking[]>(STEPS.map(({ id }) => [id, []]));
    for (const booking of bookings) {
      const step = stepOf(booking.status);
      if (step !== null) byStep.get(step)?.push(booking);
    }
    return byStep;
  }, [bookings]);

  return (
    <S.Columns>
      {STEPS.map((step) => {
        const drop = held ? actOfDrop(held, step.id) : null;
        return (
          <BoardColumn
            key={step.id}
            {...{ step, today, busy, offerOf, onAct }}
            bookings={columns.get(step.id) ?? []}
            takes={drop !== null}
            onDrop={() => {
              if (held && drop) onAct(held.reference, drop);
              setDragged(null);
            }}
            onDrag={setDragged}
          />
        );
      })}
    </S.Columns>
  );
}
