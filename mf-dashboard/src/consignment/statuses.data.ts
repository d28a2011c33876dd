import type { BookingStatus, ExceptionKind, StatusBadge } from '@saltbush/business-api/bookings';
import type { BadgeProps } from '@saltbush/ui';

export const BADGE_TONES = {
  Pending: 'warn',
  'In Transit': 'brand',
  Delivered: 'good',
  Declined: 'neutral',
  Cancelled: 'neutral',
} as const satisfies Record<StatusBadge, BadgeProps['tone']>;

/** What a status means for whoever waits for the freight. */
export const STATUS_TITLES = {
  requested: 'Requested',
  accepted: 'Accepted',
  allocated: 'Driver allocated',
  picked_up: 'Picked up',
  in_transit: 'In transit',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  invoiced: 'Delivered and invoiced',
  declined: 'Declined',
  cancelled: 'Cancelled',
} as const satisfies Record<BookingStatus, string>;

/** The road of a consignment, as far as a client follows it. */
export const MILESTONES: readonly BookingStatus[] = [
  'requested',
  'accepted',
  'allocated',
  'picked_up',
  'in_transit',
  'out_for_delivery',
  'delivered',
];

export const EXCEPTION_NAMES = {
  delayed: 'Delayed',
  futile: 'Trip could not be made',
  damaged: 'Damage reported',
  short: 'Part is missing',
  refused: 'Delivery refused',
} as const satisfies Record<ExceptionKind, string>;
