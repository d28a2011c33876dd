import type { BoardBooking } from '@saltbush/consignments/api';
import type { IsoDate } from '@saltbush/freight';
import { useMemo, useState } from 'react';
import { BoardColumn } from './BoardColumn.tsx';
import * as S from './BoardColumns.styles.ts';
import { actOfDrop, type BoardAct } from './nextAct.ts';
import { STEPS, type StepId, stepOf } from './steps.data.ts';

interface BoardColumnsProps {
  bookings: readonly BoardBooking[];
  today: IsoDate;
  /** References of bookings whose act is being sent. */
  busy: readonly string[];
  onAct: (reference: string, act: BoardAct) => void;
}

/** The day by step. Bookings are dragged from column to column, or moved by the buttons on them. */
export function BoardColumns({ bookings, today, busy, onAct }: BoardColumnsProps) {
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
            {...{ step, today, busy, onAct }}
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
