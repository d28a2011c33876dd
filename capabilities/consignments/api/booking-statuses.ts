/** All statuses of a booking, in the order a consignment passes them; the last two end it early. */
export const BOOKING_STATUSES = [
  'requested',
  'accepted',
  'allocated',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'invoiced',
  'declined',
  'cancelled',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** What a client reads on a badge. */
export type StatusBadge = 'Pending' | 'In Transit' | 'Delivered' | 'Declined' | 'Cancelled';

export const EXCEPTION_KINDS = ['delayed', 'futile', 'damaged', 'short', 'refused'] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

export interface BookingException {
  kind: ExceptionKind;
  reason: string;
}
