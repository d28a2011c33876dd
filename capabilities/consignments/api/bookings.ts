import type { DepotId, IsoDate, Quote, QuoteRequest } from '@saltbush/freight';
import type { Allocation } from './allocation.ts';
import type { DeskView } from './booking-acts.ts';
import type { BookingInput } from './booking-input.ts';
import type { BookingException, BookingStatus, StatusBadge } from './booking-statuses.ts';
import type { DeskInvoice } from './invoices.ts';

// Cancelling, moving and delivering a booking
export {
  type CancelBookingInput,
  cancelBookingSchema,
  DESK_VIEWS,
  type DeskView,
  type MoveBookingInput,
  moveBookingSchema,
  type RecordPodInput,
  recordPodSchema,
} from './booking-acts.ts';
// Requesting a booking
export { goodsKg } from './booking-goods.ts';
export { type BookingInput, type BookingStop, bookingInputSchema } from './booking-input.ts';
export {
  BOOKING_STATUSES,
  type BookingException,
  type BookingStatus,
  type ExceptionKind,
  type StatusBadge,
} from './booking-statuses.ts';
export { quotedKg, weighedRequest } from './goods-weight.ts';

export interface BookingEvent {
  /** ISO 8601. */
  at: string;
  /** Status after the event. */
  status: BookingStatus;
  by: 'client' | 'staff' | 'system';
  note: string;
  /** Exception that this event opened. */
  exception: BookingException | null;
  /** Whether this event closed the open exception. */
  resolvesException: boolean;
  /** New expected delivery, ISO 8601 date; null when it did not change. */
  eta: IsoDate | null;
}

/** The pictures of a POD. */
export const POD_PICTURES = ['photo', 'signature'] as const;
export type PodPicture = (typeof POD_PICTURES)[number];

/**
 * Pictures are at `GET /api/bookings/:token/pod/photo` and `…/signature`; for staff under
 * `/api/ops/bookings/:reference`.
 */
export interface Pod {
  receiverName: string;
  /** `2026-11-20T14:05`, local time of the delivery city. */
  deliveredAtLocal: string;
  zoneAbbreviation: string;
  palletsIn: number;
  palletsOut: number;
  notes: string;
  hasSignature: boolean;
  hasPhoto: boolean;
  /** Where the driver's telephone was; null when the desk recorded the delivery. Older gateways leave it out. */
  place?: PodPlace | null;
}

/** Where a delivery was recorded. Degrees, WGS 84. */
export interface PodPlace {
  latitude: number;
  longitude: number;
  /** Metres around it in which it was; null when that is not known. */
  accuracyM: number | null;
  /** The nearest place that the site knows, such as `near Alexandria NSW`. */
  name: string;
}

/** `GET /api/bookings/:token`, and part of what staff get. */
export interface Booking {
  /** Consignment reference, such as `SH-2026-0123`. */
  reference: string;
  status: BookingStatus;
  badge: StatusBadge;
  /** The open exception. */
  exception: BookingException | null;
  /** ISO 8601. */
  requestedAt: string;
  eta: IsoDate | null;
  /** By when we accept or decline it, ISO 8601; null once we have. Older gateways leave it out. */
  answerBy?: string | null;
  quoteReference: string;
  request: QuoteRequest;
  quote: Quote;
  details: Omit<BookingInput, 'submissionId' | 'quoteToken'>;
  /** Packages that labels and the consignment note name, unless another number is asked for. Older gateways leave it out. */
  packages?: number;
  /** IANA time zones of the pickup and the delivery, such as `Australia/Sydney`. */
  pickupTimeZone: string;
  deliveryTimeZone: string;
  /** When the freight was picked up, ISO 8601; null before that. Older gateways leave it out. */
  pickedUpAt?: string | null;
  /**
   * Events that the client may see, oldest first. Pickup and delivery have the time at which they happened, as far as
   * it is known.
   */
  events: BookingEvent[];
  pod: Pod | null;
  /**
   * Until when it may be cancelled, and whether that may cost something now (less than two hours before the pickup).
   */
  cancellation: { isOpen: boolean; mayCost: boolean };
}

/** Answer to `POST /api/bookings`. */
export interface BookingMade {
  reference: string;
  /** Opens the booking at `/bookings/<token>`. */
  token: string;
}

/**
 * Fields beside `detail` when the chosen pickup date or time is no longer possible (409, code `pickup-closed`);
 * `fields` says which of the two.
 */
export interface PickupClosed {
  /** The first day on which a pickup is possible. */
  nextDate: IsoDate;
}

/** A row of `GET /api/bookings?page=`: bookings of the signed-in client, newest first. */
export interface ClientBooking {
  reference: string;
  /** Opens the booking at `/bookings/<token>`. */
  token: string;
  status: BookingStatus;
  badge: StatusBadge;
  exception: BookingException | null;
  requestedAt: string;
  pickupDate: IsoDate;
  eta: IsoDate | null;
  from: string;
  to: string;
  serviceName: string;
  totalIncGstCents: number;
}

export interface ClientBookings {
  rows: ClientBooking[];
  total: number;
  page: number;
  pageSize: number;
}

/** What the desk's list may be sorted by. */
export const DESK_SORTS = ['reference', 'status', 'pickup', 'route', 'business', 'price', 'requested'] as const;
export type DeskBookingSort = (typeof DESK_SORTS)[number];

/** A row of `GET /api/ops/bookings?view=&search=&sort=&page=`. */
export interface DeskBooking {
  reference: string;
  status: BookingStatus;
  badge: StatusBadge;
  exception: BookingException | null;
  requestedAt: string;
  pickupDate: IsoDate;
  pickupTime: string;
  /** IANA zone of the pickup. Older gateways leave out this and the next. */
  pickupTimeZone?: string;
  /** ISO 8601; null before the pickup. */
  pickedUpAt?: string | null;
  from: string;
  to: string;
  serviceName: string;
  businessName: string;
  totalIncGstCents: number;
  needsReview: boolean;
  hasDangerousGoods: boolean;
  vehicle: string | null;
  /** ISO 8601: when it is to be accepted or declined; null once it is. */
  answerBy: string | null;
  /** Send it back with a change. */
  version: number;
}

export interface DeskBookings {
  rows: DeskBooking[];
  /** Number of all rows of the view. */
  total: number;
  page: number;
  pageSize: number;
  /** Number of bookings in each view, without the search. */
  counts: Record<DeskView, number>;
}

/** `GET /api/ops/bookings/:reference`: the booking and what staff may do with it. */
export interface DeskBookingDetail extends Booking {
  /**
   * Send it back with a change. If somebody else changed the booking meanwhile, the change is refused with `stale`.
   */
  version: number;
  /** Statuses it can move to. `delivered` is reached by recording the POD. */
  nextStatuses: BookingStatus[];
  /** Whether a note, an exception or an ETA may be added at this status. */
  isOpen: boolean;
  /** Who did what, oldest first. */
  trail: (BookingEvent & {
    actor: string;
    /** What this event allocated. Older gateways leave it out. */
    allocation?: { driver: string; vehicle: string } | null;
  })[];
  allocation: Allocation | null;
  /** The depot that picks it up. Older gateways leave out this and what follows. */
  depot?: DepotId;
  /** When driver and vehicle are taken by it, ISO 8601. */
  run?: { from: string; until: string } | null;
  /** Null until it is invoiced. */
  invoice?: DeskInvoice | null;
}
