import type { BookingStatus, ExceptionKind, StatusBadge } from '@saltbush/business-api/bookings';

interface StatusWords {
  title: string;
  /** What it means for whoever waits for the freight. */
  lead: string;
}

export const STATUS_WORDS: Record<BookingStatus, StatusWords> = {
  requested: {
    title: 'Requested',
    lead: 'We have your request. It is not confirmed until we accept it, and we write to you either way.',
  },
  accepted: { title: 'Accepted', lead: 'We have accepted the booking. A driver and vehicle come next.' },
  allocated: { title: 'Driver allocated', lead: 'A driver and vehicle are set for the pickup.' },
  picked_up: { title: 'Picked up', lead: 'The driver has the freight.' },
  in_transit: { title: 'In transit', lead: 'The freight is on its way.' },
  out_for_delivery: { title: 'Out for delivery', lead: 'The freight is on the vehicle that delivers it.' },
  delivered: { title: 'Delivered', lead: 'The freight has arrived. The proof of delivery is below.' },
  invoiced: { title: 'Delivered and invoiced', lead: 'The freight has arrived and the invoice is on its way to you.' },
  declined: { title: 'Declined', lead: 'We could not take this booking. Nothing is charged.' },
  cancelled: { title: 'Cancelled', lead: 'This booking is cancelled.' },
};

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
