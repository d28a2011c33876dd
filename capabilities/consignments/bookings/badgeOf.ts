import type { BookingStatus, StatusBadge } from '../api/bookings.ts';

const BADGES: Record<BookingStatus, StatusBadge> = {
  requested: 'Pending',
  accepted: 'Pending',
  allocated: 'Pending',
  picked_up: 'In Transit',
  in_transit: 'In Transit',
  out_for_delivery: 'In Transit',
  delivered: 'Delivered',
  invoiced: 'Delivered',
  declined: 'Declined',
  cancelled: 'Cancelled',
};

/** The badge that a client sees for a status. */
export const badgeOf = (status: BookingStatus): StatusBadge => BADGES[status];
