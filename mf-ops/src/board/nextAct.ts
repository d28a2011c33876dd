import type { BoardBooking } from '@saltbush/consignments/api';
import type { StepId } from './steps.data.ts';
import { stepOf } from './steps.data.ts';

/**
 * What is done with a booking on the board. `look` opens its page, where somebody has to read something first;
 * `allocate` opens the form, `assign` allocates as the card offers; `back` takes its allocation back.
 */
export type BoardAct = 'look' | 'accept' | 'allocate' | 'assign' | 'back' | 'out' | 'transit' | 'deliver';

type Standing = Pick<BoardBooking, 'status' | 'isDirect' | 'needsReview' | 'hasDangerousGoods'>;

/** Whether somebody has to read the booking before it is accepted: its price is not final, or approval is needed. */
const needsReading = ({ status, needsReview, hasDangerousGoods }: Standing): boolean =>
  status === 'requested' && (needsReview || hasDangerousGoods);

/** The act that brings a booking on, null where the board has none. */
export function nextAct(booking: Standing): BoardAct | null {
  if (needsReading(booking)) return 'look';
  switch (booking.status) {
    case 'requested':
    case 'accepted':
      return 'allocate';
    case 'allocated':
      return 'out';
    case 'picked_up':
      return booking.isDirect ? 'out' : 'transit';
    case 'in_transit':
      return 'out';
    case 'out_for_delivery':
      return 'deliver';
    default:
      return null;
  }
}

/** What dropping a booking on a column does; null where it may not be dropped. */
export function actOfDrop(booking: Standing, onto: StepId): BoardAct | null {
  const from = stepOf(booking.status);
  if (from === onto) return null;
  if (from === 'requested' && (onto === 'accepted' || onto === 'allocated')) {
    if (needsReading(booking)) return 'look';
    return onto === 'accepted' ? 'accept' : 'allocate';
  }
  if (from === 'accepted' && onto === 'allocated') return 'allocate';
  if (from === 'allocated' && onto === 'accepted') return 'back';
  if (from === 'allocated' && onto === 'out') return 'out';
  return booking.status === 'out_for_delivery' && onto === 'delivered' ? 'deliver' : null;
}
