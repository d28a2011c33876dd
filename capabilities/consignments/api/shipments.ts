import type { IsoDate } from '@saltbush/freight';
import type { Amendment } from './amendments.ts';
import type { BookingException, BookingStatus, StatusBadge } from './booking-statuses.ts';
import type { Booking } from './bookings.ts';
import type { ShipmentEmissions } from './emissions.ts';
import type { CreditNote, InvoiceDispute, InvoiceStanding } from './invoices.ts';
import type { ServiceGroup, ShipmentView } from './shipment-query.ts';

// Queries
export {
  SERVICE_GROUPS,
  type ServiceGroup,
  SHIPMENT_VIEWS,
  type ShipmentQuery,
  type ShipmentSort,
  type ShipmentView,
  shipmentQueryOf,
  shipmentQuerySchema,
} from './shipment-query.ts';

/** Speed that was booked. */
export type ServiceLevel = 'Standard' | 'Express' | 'VIP';

/**
 * A consignment in a client's list. A client sees what their company sent, once staff activated the company, and what
 * they booked themselves.
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
  /** Current expected delivery. */
  eta: IsoDate | null;
  /** By the delivery city's calendar. */
  deliveredOn: IsoDate | null;
  /** Delivered on or before the day that was first promised. Null before delivery, or when no day was promised. */
  isOnTime: boolean | null;
  /** As typed. */
  from: string;
  to: string;
  service: ServiceGroup;
  level: ServiceLevel;
  /** As quoted, such as `VIP 2-3 hrs`. */
  serviceName: string;
  /** The client's own reference; may be blank. */
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
  /** Number of rows in the view that match search and filters. */
  total: number;
  page: number;
  pageSize: number;
  /** Number of matches in each view. */
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
  /** What it charges for, before GST. Older gateways leave out this and what follows. */
  lines?: { label: string; amountCents: number }[];
  standing?: InvoiceStanding;
  paidCents?: number;
  /** What credit notes took off it, including GST. Older gateways leave out this and what follows. */
  creditedCents?: number;
  /** Their documents are at `GET /api/shipments/:reference/credit-notes/:creditNote.pdf`. */
  creditNotes?: CreditNote[];
  /** What the client said against lines of it, in the order in which it was raised. */
  disputes?: InvoiceDispute[];
  /** Where it is paid, with its number as the reference; null when the invoice does not say. */
  payTo?: { name: string; bsb: string; number: string } | null;
}

/**
 * `GET /api/shipments/:reference`. POD pictures are at `GET /api/shipments/:reference/pod/photo` and
 * `…/pod/signature`.
 */
export interface ShipmentDetail extends Shipment, Omit<Booking, keyof Shipment> {
  /** The delivery day promised first; `isOnTime` compares with it. */
  promisedEta: IsoDate | null;
  invoice: ShipmentInvoice | null;
  /** Null when the distance is unknown. */
  emissions: ShipmentEmissions | null;
  /** Opens the booking at `/bookings/<token>`, where it can be cancelled. Blank for whose role does not book. */
  bookingToken: string;
  /**
   * For booking again: `POST /api/quotes/:quoteToken/reprice` prices the same freight today, as a new quote. Blank for
   * whose role does not save quotes.
   */
  quoteToken: string;
  /**
   * What whoever asks may do to it beside reading: `MemberAct`s, with more to come. Older gateways leave out this and what
   * follows.
   */
  may?: readonly string[];
  /** Counts what was changed, for `amendments`. */
  version?: number;
  /** Whether whoever asks may change the booking now. */
  amendment?: Amendment;
  /** E-mail of whoever was signed in, or stands in the form. */
  bookedBy?: string | null;
  /** E-mail, or `holder of the link`; null unless the client cancelled it. */
  cancelledBy?: string | null;
}

/**
 * `GET /api/shipments/events` (server-sent events) says what changed, so that the page can load it again:
 * - `ready`, data `{}`, once at the start of a stream: data loaded before may be old.
 * - `shipment`, data a `ShipmentChange`, for each change. Its `id` comes back as `Last-Event-ID` when the browser
 * reconnects, and the gateway sends what was missed.
 * - `position`, data a `PositionChange`, when a consignment has another position: at most once in 15 seconds for each.
 * - `resync`, data `{}`, when too much was missed: load everything again.
 * 401 when signed out, 429 beyond ten streams per user. A comment every 15 seconds keeps the stream open. The gateway
 * ends the stream when the session ends.
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

/** That a consignment has another position, which `GET /api/shipments/:reference/position` says. */
export interface PositionChange {
  reference: string;
  /** When it was reported, ISO 8601. */
  at: string;
}
