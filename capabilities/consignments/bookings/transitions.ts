import type { BookingStatus } from '../api/bookings.ts';

/**
 * The statuses to which staff may move a booking. `delivered` is reached by recording the POD alone. A vehicle that goes
 * straight from pickup to delivery passes both steps at once: `out_for_delivery` then records the pickup too.
 */
const NEXT: Record<BookingStatus, readonly BookingStatus[]> = {
  requested: ['accepted', 'declined'],
  accepted: ['allocated', 'declined', 'cancelled'],
  allocated: ['picked_up', 'out_for_delivery', 'cancelled'],
  picked_up: ['in_transit', 'out_for_delivery'],
  in_transit: ['out_for_delivery'],
  out_for_delivery: ['delivered'],
  delivered: ['invoiced'],
  invoiced: [],
  declined: [],
  cancelled: [],
};

export const nextStatuses = (status: BookingStatus): BookingStatus[] => [...NEXT[status]];

/** Whether staff may add a note, an exception or an ETA: as long as another status can follow. */
export const isOpen = (status: BookingStatus): boolean => NEXT[status].length > 0;

/** How sentences name a status. */
export const STATUS_WORDS: Record<BookingStatus, string> = {
  requested: 'requested',
  accepted: 'accepted',
  allocated: 'allocated',
  picked_up: 'picked up',
  in_transit: 'in transit',
  out_for_delivery: 'out for delivery',
  delivered: 'delivered',
  invoiced: 'invoiced',
  declined: 'declined',
  cancelled: 'cancelled',
};
