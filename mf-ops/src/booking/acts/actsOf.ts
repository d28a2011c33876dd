import type { DeskBookingDetail } from '@saltbush/business-api/bookings';
import type { ActId } from './acts.data.ts';

/** What can be done with a booking now: where the gateway lets it move, then what can be said where it stands. */
export function actsOf({ status, nextStatuses, isOpen, exception }: DeskBookingDetail): {
  moves: ActId[];
  remarks: ActId[];
} {
  const moves = nextStatuses.filter((next) => next !== 'requested');
  if (!isOpen) return { moves, remarks: [] };
  const remarks: ActId[] = status === 'delivered' ? ['exception', 'note'] : ['exception', 'eta', 'note'];
  if (exception) remarks.unshift('resume');
  if (status === 'allocated') remarks.unshift('reallocate');
  return { moves, remarks };
}
