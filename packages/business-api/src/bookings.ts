import type { IsoDate, Quote, QuoteRequest } from '@saltbush/freight';

/** Every status a booking can have, in the order a consignment passes them; the last two end it early. */
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

/** One end of the consignment. */
export interface BookingStop {
  businessName: string;
  street: string;
  /** As quoted; not editable. */
  suburb: string;
  contactName: string;
  phone: string;
  hasForklift: boolean;
  instructions: string;
}

/** As the dangerous goods documents need it (ADG Code 7.9). */
export interface DangerousGood {
  unNumber: string;
  properShippingName: string;
  division: string;
  subsidiaryRisk: string;
  packingGroup: '' | 'I' | 'II' | 'III';
  packageType: string;
  packageCount: string;
  aggregateQuantity: string;
}

/** `POST /api/bookings`. */
export interface BookingInput {
  /** A UUID made once per form: sent again, it answers the booking it made. */
  submissionId: string;
  quoteToken: string;
  pickupDate: IsoDate;
  /** `15:30` or blank. */
  pickupTime: string;
  booker: { businessName: string; name: string; email: string; phone: string };
  pickup: BookingStop;
  delivery: BookingStop;
  customerReference: string;
  instructions: string;
  hasDangerousGoods: boolean;
  dangerousGoods: DangerousGood[];
  /** Version of the terms that were accepted. */
  termsVersion: string;
}

export interface BookingEvent {
  /** ISO 8601. */
  at: string;
  /** Status from then on. */
  status: BookingStatus;
  by: 'client' | 'staff' | 'system';
  note: string;
  exception: { kind: ExceptionKind; reason: string } | null;
  /** Expected delivery from then on, ISO 8601 date, or null where it did not change. */
  eta: IsoDate | null;
}

export interface Pod {
  receiverName: string;
  /** `2026-11-20T14:05`, on the delivery city's clock. */
  deliveredAtLocal: string;
  zoneAbbreviation: string;
  palletsIn: number;
  palletsOut: number;
  notes: string;
  hasSignature: boolean;
  hasPhoto: boolean;
}

/** `GET /api/bookings/:token`, and what staff see. */
export interface Booking {
  /** Consignment reference, such as `SH-2026-0123`. */
  reference: string;
  status: BookingStatus;
  badge: StatusBadge;
  /** The open exception, if the last event has one. */
  exception: BookingEvent['exception'];
  /** ISO 8601. */
  requestedAt: string;
  eta: IsoDate | null;
  quoteReference: string;
  request: QuoteRequest;
  quote: Quote;
  details: Omit<BookingInput, 'submissionId' | 'quoteToken'>;
  events: BookingEvent[];
  pod: Pod | null;
  /** Until when it may be cancelled, and whether that may now cost something (under two hours before the pickup). */
  cancellation: { isOpen: boolean; mayCost: boolean };
}

/** Answer to `POST /api/bookings`. */
export interface BookingMade {
  reference: string;
  /** Opens the booking at `/bookings/<token>`. */
  token: string;
}

/** `POST /api/bookings/:token/cancellation`. */
export interface CancelBookingInput {
  reason: string;
  /** Must be true when `mayCost`. */
  acceptsCharge: boolean;
}

/** A row of the desk: `GET /api/ops/bookings?view=&search=&page=`. */
export interface DeskBooking {
  reference: string;
  status: BookingStatus;
  badge: StatusBadge;
  exception: BookingEvent['exception'];
  requestedAt: string;
  pickupDate: IsoDate;
  pickupTime: string;
  from: string;
  to: string;
  serviceName: string;
  businessName: string;
  totalIncGstCents: number;
  needsReview: boolean;
  hasDangerousGoods: boolean;
  vehicle: string | null;
}

export const DESK_VIEWS = ['open', 'requested', 'moving', 'exceptions', 'delivered', 'closed', 'all'] as const;
export type DeskView = (typeof DESK_VIEWS)[number];

export interface DeskBookings {
  rows: DeskBooking[];
  /** Of the whole view. */
  total: number;
  page: number;
  pageSize: number;
  /** How many wait in each view. */
  counts: Record<DeskView, number>;
}

/** `GET /api/ops/bookings/:reference`: the booking and what staff may do with it. */
export interface DeskBookingDetail extends Booking {
  /** Sent back with every change; another change in between is refused with `stale`. */
  version: number;
  nextStatuses: BookingStatus[];
  /** Who did what, oldest first. */
  trail: (BookingEvent & { actor: string })[];
  allocation: { driver: string; vehicle: string } | null;
}

/** `POST /api/ops/bookings/:reference/events`. */
export interface MoveBookingInput {
  version: number;
  status: BookingStatus;
  note: string;
  /** With `allocated`. */
  allocation?: { driver: string; vehicle: string };
  exception?: { kind: ExceptionKind; reason: string } | null;
  eta?: IsoDate | null;
}

/** `POST /api/ops/bookings/:reference/pod`: delivers it. Pictures follow with `PUT …/pod/photo` and `…/pod/signature`. */
export interface RecordPodInput {
  version: number;
  receiverName: string;
  deliveredAtLocal: string;
  palletsIn: number;
  palletsOut: number;
  notes: string;
}
