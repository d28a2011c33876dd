import type { BoardBooking } from '@saltbush/consignments/api';
import type { IsoDate } from '@saltbush/freight';
import { memo } from 'react';
import { loadText, timesText, whenText } from '../allocation/allocation-words.ts';
import type { Offer } from '../allocation/allocationChoices.ts';
import type { Preset } from '../allocation/useAllocation.ts';
import { Flags } from '../consignment/Flags.tsx';
import { isPickupOverdue } from '../consignment/pickupLabel.ts';
import { STATUSES } from '../consignment/statuses.data.ts';
import { ROW_LINK } from '../frame/row-focus.ts';
import * as S from './BookingCard.styles.ts';
import { CardActs } from './CardActs.tsx';
import { type BoardAct, nextAct } from './nextAct.ts';
import { stepOf } from './steps.data.ts';

interface BookingCardProps {
  booking: BoardBooking;
  today: IsoDate;
  /** What takes it in one press. */
  offer: Offer | null;
  isBusy: boolean;
  onAct: (reference: string, act: BoardAct, preset?: Preset) => void;
  onDrag: (reference: string | null) => void;
}

/** A booking on the board: when, from where to where, what, who drives it, and the next step. */
export const BookingCard = memo(function BookingCard({
  booking,
  today,
  offer,
  isBusy,
  onAct,
  onDrag,
}: BookingCardProps) {
  const { reference, status, from, to, businessName, allocation, run, pickupTimeZone: zone } = booking;
  const isOnRoad = stepOf(status) === 'out' && status !== 'out_for_delivery';
  return (
    <S.Card
      data-board-card
      draggable={nextAct(booking) !== null}
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
      {offer && (
        <S.Carrier data-offered>
          Next free: <b>{offer.driver.name}</b>, {offer.vehicle.registration.replaceAll(' ', '\u00A0')}
          <br />
          {timesText(offer.run.fromMs, offer.run.untilMs, zone)}
        </S.Carrier>
      )}
      {isOnRoad && <S.Facts>{STATUSES[status].label}</S.Facts>}
      <Flags {...booking} isOverdue={isPickupOverdue(booking, today)} />
      <CardActs {...{ booking, offer, isBusy, onAct }} />
    </S.Card>
  );
});
