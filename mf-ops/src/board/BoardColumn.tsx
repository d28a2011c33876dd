import type { BoardBooking } from '@saltbush/consignments/api';
import type { IsoDate } from '@saltbush/freight';
import { Button } from '@saltbush/ui';
import { type DragEvent, useId } from 'react';
import type { Offer } from '../allocation/allocationChoices.ts';
import type { Preset } from '../allocation/useAllocation.ts';
import * as S from './BoardColumns.styles.ts';
import { BookingCard } from './BookingCard.tsx';
import type { BoardAct } from './nextAct.ts';
import type { STEPS } from './steps.data.ts';
import { useGrowing } from './useGrowing.ts';

interface BoardColumnProps {
  step: (typeof STEPS)[number];
  bookings: readonly BoardBooking[];
  today: IsoDate;
  busy: readonly string[];
  offerOf: (booking: BoardBooking) => Offer | null;
  /** Whether the booking that is dragged may be dropped here. */
  takes: boolean;
  onDrop: () => void;
  /** A booking of this column is taken up, or let go of. */
  onDrag: (reference: string | null) => void;
  onAct: (reference: string, act: BoardAct, preset?: Preset) => void;
}

/** One step of the day: its bookings, by time. */
export function BoardColumn(props: BoardColumnProps) {
  const { step, bookings, today, busy, offerOf, takes, onDrop, onDrag, onAct } = props;
  const id = useId();
  const { shown, left, more, end } = useGrowing(bookings);
  const allow = (event: DragEvent) => {
    if (takes) event.preventDefault();
  };

  return (
    <S.Column
      aria-labelledby={id}
      data-step={step.id}
      data-takes={takes || undefined}
      onDragOver={allow}
      onDragEnter={allow}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <h2 id={id}>
        {step.label} <S.Count>{bookings.length}</S.Count>
      </h2>
      {bookings.length === 0 && <S.Empty>{step.empty}</S.Empty>}
      <S.Cards>
        {shown.map((booking) => (
          <BookingCard
            key={booking.reference}
            {...{ booking, today, onAct, onDrag }}
            offer={offerOf(booking)}
            isBusy={busy.includes(booking.reference)}
          />
        ))}
      </S.Cards>
      {left > 0 && (
        <div ref={end}>
          <Button size="small" variant="quiet" isFullWidth onClick={more}>
            Show {left} more
          </Button>
        </div>
      )}
    </S.Column>
  );
}
