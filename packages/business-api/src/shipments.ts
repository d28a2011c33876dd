import type { IsoDate } from '@saltbush/freight';
import type { BookingException, BookingStatus, StatusBadge } from './booking-statuses.ts';
import type { Booking } from './bookings.ts';
import type { ShipmentEmissions } from './emissions.ts';
import type { ServiceGroup, ShipmentView } from './shipment-query.ts';

// What a list is asked for
export {
  MAX_SHIPMENT_PAGE_SIZE,
  SERVICE_GROUPS,
  type ServiceGroup,
  SHIPMENT_PAGE_SIZE,
  SHIPMENT_SORTS,
  SHIPMENT_VIEWS,
  type ShipmentQuery,
  type ShipmentSort,
  type ShipmentView,
  shipmentQueryOf,
  shipmentQuerySchema,
} from './shipment-query.ts';

/** How fast a consignment was booked to go. */
export type ServiceLevel = 'Standard' | 'Express' | 'VIP';

/**
 * A consignment as its client sees it in a list. A client sees what the company they belong to sent, once staff made
 * that company active, and what they booked themselves.
 */
export interface Shipment {
  /** Such as `SH-2026-0123`. */
  reference: string;
  status: BookingStatus;
  badge: StatusBadge;
  /** The open exception. */
  exception: BookingException | null;
  /** ISO 8601. */
  requestedAt: string;
  pickupDate: IsoDate;
  /** Expected delivery as it stands now. */
  eta: IsoDate | null;
  /** On the delivery city's calendar. */
  deliveredOn: IsoDate | null;
  /** Delivered on or before the day that was promised first; null before delivery, or where no day was promised. */
  isOnTime: boolean | null;
  /** As typed. */
  from: string;
  to: string;
  service: ServiceGroup;
  level: ServiceLevel;
  /** As quoted, such as `VIP 2-3 hrs`. */
  serviceName: string;
  /** The client's own, may be blank. */
  customerReference: string;
  totalExGstCents: number;
  totalIncGstCents: number;
  hasPod: boolean;
  /** Such as `INV-2026-00045`. */
  invoiceReference: string | null;
}

/** `GET /api/shipments?view=&search=&service=&from=&to=&sort=&page=&size=`; 400 `invalid-input` names what is wrong. */
export interface Shipments {
  rows: Shipment[];
  /** Of the view, as searched and filtered. */
  total: number;
  page: number;
  pageSize: number;
  /** How many the search and the filters find in each view. */
  counts: Record<ShipmentView, number>;
}

/** The tax invoice of a consignment; the document is at `GET /api/shipments/:reference/invoice.pdf`. */
export interface ShipmentInvoice {
  reference: string;
  issuedOn: IsoDate;
  dueOn: IsoDate;
  totalExGstCents: number;
  gstCents: number;
  totalIncGstCents: number;
}

/**
 * `GET /api/shipments/:reference`. The pictures of its POD are at `GET /api/shipments/:reference/pod/photo` and
 * `…/pod/signature`.
 */
export interface ShipmentDetail extends Shipment, Omit<Booking, keyof Shipment> {
  /** The day of delivery that was promised first, by which `isOnTime` goes. */
  promisedEta: IsoDate | null;
  invoice: ShipmentInvoice | null;
  /** Null where the distance is not known. */
  emissions: ShipmentEmissions | null;
  /** Opens the booking at `/bookings/<token>`, where it can be cancelled. */
  bookingToken: string;
  /** To book again: `POST /api/quotes/:quoteToken/reprice` prices the same freight today, as a quote of its own. */
  quoteToken: string;
}

/**
 * `GET /api/shipments/events` (server-sent events) says what changed, for the page to load it again:
 *
 * - `ready` once at the start of a stream, data `{}`: what was loaded before may be old;
 * - `shipment` with each change, data a `ShipmentChange`, and its `id`. A browser that connects again sends the last one
 *   as `Last-Event-ID` and is told of what it missed;
 * - `resync`, data `{}`, where it missed too much to be told: load everything again.
 *
 * 401 signed out, 429 beyond ten streams of one user. A comment every 15 seconds shows that the stream is alive. The
 * gateway ends the stream when the session ends.
 */
export interface ShipmentChange {
  reference: string;
  status: BookingStatus;
  badge: StatusBadge;
  exception: BookingException | null;
  eta: IsoDate | null;
  /** When it changed, ISO 8601. */
  at: string;
}
