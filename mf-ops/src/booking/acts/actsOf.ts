import type { DeskBookingDetail } from '@saltbush/consignments/api';
import type { ActId } from './acts.data.ts';

/** Acts that are possible now: first the moves that the gateway allows, then what can be added at this status. */
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
