import type { BoardBooking } from '@saltbush/consignments/api';
import type { IsoDate } from '@saltbush/freight';
import { Button } from '@saltbush/ui';
import { memo } from 'react';
import { loadText, timesText, whenText } from '../allocation/allocation-words.ts';
import { Flags } from '../consignment/Flags.tsx';
import { isPickupOverdue } from '../consignment/pickupLabel.ts';
import { STATUSES } from '../consignment/statuses.data.ts';
import { ROW_LINK } from '../frame/row-focus.ts';
import { ACT_LABELS } from './act-labels.data.ts';
import * as S from './BookingCard.styles.ts';
import { type BoardAct, nextAct } from './nextAct.ts';
import { stepOf } from './steps.data.ts';

interface BookingCardProps {
  booking: BoardBooking;
  today: IsoDate;
  isBusy: boolean;
  onAct: (reference: string, act: BoardAct) => void;
  onDrag: (reference: string | null) => void;
}

/** What beside the next step can be done with it here. */
function otherActs({ status, needsReview, hasDangerousGoods }: BoardBooking): BoardAct[] {
  if (status === 'requested') return needsReview || hasDangerousGoods ? [] : ['accept'];
  return status === 'allocated' ? ['allocate', 'back'] : [];
}

/** A booking on the board: when, from where to where, what, who drives it, and the next step. */
export const BookingCard = memo(function BookingCard({ booking, today, isBusy, onAct, onDrag }: BookingCardProps) {
  const { reference, status, from, to, businessName, allocation, run, pickupTimeZone: zone } = booking;
  const act = nextAct(booking);
  const isAccepting = status === 'requested' && act === 'allocate';
  const isOnRoad = stepOf(status) === 'out' && status !== 'out_for_delivery';
  return (
    <S.Card
      data-board-card
      draggable={act !== null}
      data-step={stepOf(status)}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', reference);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(reference);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <header>
        <a href={`/ops/bookings/${reference}`} {...ROW_LINK} draggable={false}>
          {reference}
        </a>
        <span>{whenText(booking)}</span>
      </header>
      <S.Route>
        {from} <span>to</span> {to}
      </S.Route>
      <S.Facts>
        {loadText(booking)}
        <br />
        {businessName}, {booking.serviceName}
      </S.Facts>
      {allocation && (
        <S.Carrier>
          <b>{allocation.driver}</b>, {allocation.vehicle}
          {run && status === 'allocated' && (
            <>
              <br />
              {timesText(Date.parse(run.from), Date.parse(run.until), zone)}
            </>
          )}
        </S.Carrier>
      )}
      {isOnRoad && <S.Facts>{STATUSES[status].label}</S.Facts>}
      <Flags {...booking} isOverdue={isPickupOverdue(booking, today)} />
      {act && (
        <S.Acts>
          <Button
            size="small"
            variant={act === 'deliver' || act === 'look' ? 'secondary' : 'primary'}
            data-main-act
            busy={isBusy}
            busyLabel="Sending"
            aria-label={`${isAccepting ? 'Accept and allocate' : ACT_LABELS[act]} ${reference}`}
            onClick={() => onAct(reference, act)}
          >
            {isAccepting ? 'Accept and allocate' : ACT_LABELS[act]}
          </Button>
          {otherActs(booking).map((other) => (
            <S.Quiet
              key={other}
              type="button"
              disabled={isBusy}
              aria-label={`${other === 'allocate' ? 'Change' : ACT_LABELS[other]} ${reference}`}
              onClick={() => onAct(reference, other)}
            >
              {other === 'allocate' ? 'Change' : ACT_LABELS[other]}
            </S.Quiet>
          ))}
        </S.Acts>
      )}
    </S.Card>
  );
});
