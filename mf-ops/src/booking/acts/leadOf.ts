import type { BookingStatus } from '@saltbush/consignments/api';
import { ACTS, type ActId } from './acts.data.ts';

/** Consequence of an act at a status. Freight that goes out before it was picked up was picked up on the way. */
export const leadOf = (id: ActId, status: BookingStatus): string =>
  id === 'out_for_delivery' && status === 'allocated'
    ? `It is picked up, and goes straight to its receiver. ${ACTS.picked_up.lead}`
    : ACTS[id].lead;
