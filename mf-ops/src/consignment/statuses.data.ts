import type { BookingStatus, ExceptionKind } from '@saltbush/consignments/api';
import type { BadgeProps } from '@saltbush/ui';

/** Statuses in the words of staff. Clients see badges instead: Pending, In Transit, Delivered. */
export const STATUSES = {
  requested: { label: 'Requested', tone: 'warn' },
  accepted: { label: 'Accepted', tone: 'neutral' },
  allocated: { label: 'Allocated', tone: 'neutral' },
  picked_up: { label: 'Picked up', tone: 'brand' },
  in_transit: { label: 'In transit', tone: 'brand' },
  out_for_delivery: { label: 'Out for delivery', tone: 'brand' },
  delivered: { label: 'Delivered', tone: 'good' },
  invoiced: { label: 'Invoiced', tone: 'good' },
  declined: { label: 'Declined', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
} as const satisfies Record<BookingStatus, { label: string; tone: BadgeProps['tone'] }>;

export const EXCEPTIONS = {
  delayed: 'Delayed',
  futile: 'Futile trip',
  damaged: 'Damaged',
  short: 'Short delivered',
  refused: 'Refused by the receiver',
} as const satisfies Record<ExceptionKind, string>;
