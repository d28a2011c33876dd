import type { BookingStatus, ExceptionKind, StatusBadge } from '@saltbush/consignments/api';

/** What a status means for somebody who waits for the freight. */
export const STATUS_LEADS: Record<BookingStatus, string> = {
  requested: 'We have your request. It is not confirmed until we accept it, and we write to you either way.',
  accepted: 'We have accepted the booking. A driver and vehicle come next.',
  allocated: 'A driver and vehicle are set for the pickup.',
  picked_up: 'The driver has the freight.',
  in_transit: 'The freight is on its way.',
  out_for_delivery: 'The freight is on the vehicle that delivers it.',
  delivered: 'The freight has arrived. The proof of delivery is below.',
  invoiced: 'The freight has arrived and the invoice is on its way to you.',
  declined: 'We could not take this booking. Nothing is charged.',
  cancelled: 'This booking is cancelled.',
};

export const EXCEPTION_WORDS: Record<ExceptionKind, string> = {
  delayed: 'Delayed',
  futile: 'Pickup or delivery could not be made',
  damaged: 'Damage reported',
  short: 'Part of the freight is missing',
  refused: 'Delivery refused',
};

export const BADGE_TONES: Record<StatusBadge, 'neutral' | 'good' | 'warn' | 'danger' | 'brand'> = {
  Pending: 'warn',
  'In Transit': 'brand',
  Delivered: 'good',
  Declined: 'danger',
  Cancelled: 'neutral',
};
