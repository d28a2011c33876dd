import type { BoardBooking } from '@saltbush/consignments/api';
import { Button } from '@saltbush/ui';
import type { Offer } from '../allocation/allocationChoices.ts';
import type { Preset } from '../allocation/useAllocation.ts';
import { ACT_LABELS } from './act-labels.data.ts';
import * as S from './BookingCard.styles.ts';
import { type BoardAct, nextAct } from './nextAct.ts';

interface CardActsProps {
  booking: BoardBooking;
  /** What takes it in one press. */
  offer: Offer | null;
  isBusy: boolean;
  onAct: (reference: string, act: BoardAct, preset?: Preset) => void;
}

/** What beside the next step can be done with it here. */
function otherActs({ status, needsReview, hasDangerousGoods }: BoardBooking, offer: Offer | null): BoardAct[] {
  const choose: BoardAct[] = offer ? ['allocate'] : [];
  if (status === 'requested') return needsReview || hasDangerousGoods ? [] : [...choose, 'accept'];
  return status === 'allocated' ? ['allocate', 'back'] : choose;
}

/** The next step of a booking on its card, and what else can be done with it. */
export function CardActs({ booking, offer, isBusy, onAct }: CardActsProps) {
  const { reference, status } = booking;
  const next = nextAct(booking);
  if (next === null) return null;
  const act = offer ? 'assign' : next;
  const label = status === 'requested' && next === 'allocate' ? 'Accept and allocate' : ACT_LABELS[act];
  const toWhom = offer ? ` to ${offer.driver.name} with ${offer.vehicle.registration}` : '';
  const preset = offer ? { driver: offer.driver.reference, vehicle: offer.vehicle.reference } : {};
  const labelOf = (other: BoardAct) =>
    other !== 'allocate' ? ACT_LABELS[other] : status === 'allocated' ? 'Change' : 'Choose';
  return (
    <S.Acts>
      <Button
        size="small"
        variant={act === 'deliver' || act === 'look' ? 'secondary' : 'primary'}
        data-main-act
        busy={isBusy}
        busyLabel="Sending"
        aria-label={`${label} ${reference}${toWhom}`}
        onClick={() => onAct(reference, act, preset)}
      >
        {label}
      </Button>
      {otherActs(booking, offer).map((other) => (
        <S.Quiet
          key={other}
          type="button"
          disabled={isBusy}
          data-choose={other === 'allocate' || undefined}
          aria-label={`${labelOf(other)} ${reference}`}
          onClick={() => onAct(reference, other)}
        >
          {labelOf(other)}
        </S.Quiet>
      ))}
    </S.Acts>
  );
}
