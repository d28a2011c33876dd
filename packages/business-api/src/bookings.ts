import type { IsoDate, Quote, QuoteRequest } from '@saltbush/freight';
import type { DeskView } from './booking-acts.ts';
import type { BookingInput } from './booking-input.ts';
import type { BookingException, BookingStatus, StatusBadge } from './booking-statuses.ts';

// What is sent to cancel, move and deliver a booking
export {
  CANCELLATION_CHARGE,
  type CancelBookingInput,
  cancelBookingSchema,
  DESK_VIEWS,
  type DeskView,
  type MoveBookingInput,
  moveBookingSchema,
  type RecordPodInput,
  recordPodSchema,
} from './booking-acts.ts';
// What is sent to request one
export { type BookingInput, type BookingStop, bookingInputSchema } from './booking-input.ts';
export {
  BOOKING_STATUSES,
  type BookingException,
  type BookingStatus,
  EXCEPTION_KINDS,
  type ExceptionKind,
  type StatusBadge,
} from './booking-statuses.ts';
export {
  DANGEROUS_GOODS_DIVISIONS,
  type DangerousGood,
  MAX_DANGEROUS_GOODS,
  PACKING_GROUPS,
} from './dangerous-goods.ts';

export interface BookingEvent {
  /** ISO 8601. */
  at: string;
  /** Status from then on. */
  status: BookingStatus;
  by: 'client' | 'staff' | 'system';
  note: string;
  /** Opened by this event. */
  exception: BookingException | null;
  /** Whether this event closes the exception that was open. */
  resolvesException: boolean;
  /** Expected delivery from then on, ISO 8601 date, or null where it did not change. */
  eta: IsoDate | null;
}

/** Kinds of picture a POD has. */
export const POD_PICTURES = ['photo', 'signature'] as const;
export type PodPicture = (typeof POD_PICTURES)[number];

/** Its pictures are at `GET /api/bookings/:token/pod/photo` and `…/signature`; for staff under `/api/ops/bookings/:reference`. */
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
  /** The open exception. */
  exception: BookingException | null;
  /** ISO 8601. */
  requestedAt: string;
  eta: IsoDate | null;
  quoteReference: string;
  request: QuoteRequest;
  quote: Quote;
  details: Omit<BookingInput, 'submissionId' | 'quoteToken'>;
  /** IANA zones whose clocks the pickup and the delivery go by, such as `Australia/Sydney`. */
  pickupTimeZone: string;
  deliveryTimeZone: string;
  /** What the client may know, oldest first. */
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

/**
 * Beside the problem's `detail` when no pickup can be made at the chosen date or time any more (409, code
 * `pickup-closed`); `fields` names which of the two.
 */
export interface PickupClosed {
  /** The first day that is open. */
  nextDate: IsoDate;
}

/** A row of `GET /api/bookings?page=`: what a signed-in client booked, the newest first. */
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

/** A row of the desk: `GET /api/ops/bookings?view=&search=&page=`. */
export interface DeskBooking {
  reference: string;
  status: BookingStatus;
  badge: StatusBadge;
  exception: BookingException | null;
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

export interface DeskBookings {
  rows: DeskBooking[];
  /** Of the whole view. */
  total: number;
  page: number;
  pageSize: number;
  /** How many wait in each view, whatever is searched for. */
  counts: Record<DeskView, number>;
}

/** `GET /api/ops/bookings/:reference`: the booking and what staff may do with it. */
export interface DeskBookingDetail extends Booking {
  /** Sent back with every change; another change in between is refused with `stale`. */
  version: number;
  /** Where a move may lead. `delivered` is reached by recording the POD. */
  nextStatuses: BookingStatus[];
  /** Whether a note, an exception or an ETA may be added where it stands. */
  isOpen: boolean;
  /** Who did what, oldest first. */
  trail: (BookingEvent & { actor: string })[];
  allocation: { driver: string; vehicle: string } | null;
}
