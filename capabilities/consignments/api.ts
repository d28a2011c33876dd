import type { EventsOf, FileOf } from '@saltbush/business-api/api/route';
import type { SearchRoute } from '@saltbush/contract/search';
import type { PriceChange } from '@saltbush/quotes/api';
import type { Alerts } from './api/alerts.ts';
import type { AmendBookingInput } from './api/amendments.ts';
import type { Analytics, Dashboard } from './api/analytics.ts';
import type {
  Booking,
  BookingInput,
  BookingMade,
  CancelBookingInput,
  ClientBookings,
  PickupClosed,
} from './api/bookings.ts';
import type { ConsignmentDeskRoutes, Picture } from './api/desk-routes.ts';
import type { DisputeLineInput } from './api/disputes.ts';
import type { Emissions } from './api/emissions.ts';
import type { InvoiceQuery, Invoices } from './api/invoices.ts';
import type { LabelQuery } from './api/labels.ts';
import type { ManifestQuery } from './api/manifest-query.ts';
import type { PaperPiece, PapersInput, PapersPlan } from './api/papers.ts';
import type { PositionChange, ShipmentChange, ShipmentDetail, ShipmentQuery, Shipments } from './api/shipments.ts';
import type { Statement } from './api/statements.ts';
import type { BookingTemplate, BookingTemplates, KeepTemplateInput } from './api/templates.ts';
import type { TestStepsInput } from './api/test-steps.ts';
import type { Tracked, TrackInput } from './api/tracking.ts';

export { type Alert, type Alerts, HIDEABLE_ALERTS, type HideableAlert } from './api/alerts.ts';
export { type AllocateBookingInput, type Allocation, allocateBookingSchema, type Clash } from './api/allocation.ts';
export { type AmendBookingInput, type AmendedStop, type Amendment, amendBookingSchema } from './api/amendments.ts';
export {
  type Analytics,
  type AnalyticsMonth,
  type Dashboard,
  emissionsQuerySchema,
  periodQuerySchema,
  type Tile,
} from './api/analytics.ts';
export {
  type Board,
  type BoardBooking,
  type BoardDriver,
  type BoardQuery,
  type BoardRun,
  boardQuerySchema,
  type DeskChange,
} from './api/board.ts';
export {
  type CancelBookingInput,
  cancelBookingSchema,
  DESK_VIEWS,
  type DeskView,
  type MoveBookingInput,
  moveBookingSchema,
  type RecordPodInput,
  recordPodSchema,
} from './api/booking-acts.ts';
export { type BookingGoods, bookingGoodsSchema, goodsKg, WEIGHT_UNITS, type WeightUnit } from './api/booking-goods.ts';
export {
  type Booker,
  type BookingInput,
  type BookingStop,
  bookerSchema,
  bookingInputSchema,
  bookingStopSchema,
  bookingTexts,
  pickupFields,
  termsVersionSchema,
} from './api/booking-input.ts';
export {
  BOOKING_STATUSES,
  type BookingException,
  type BookingStatus,
  EXCEPTION_KINDS,
  type ExceptionKind,
  type StatusBadge,
} from './api/booking-statuses.ts';
export {
  bookingTimeline,
  CANCELLATION_CHARGE,
  deliveredAtText,
  EXCEPTION_TITLES,
  plannedPickup,
  STATUS_TITLES,
  timelineClock,
} from './api/booking-words.ts';
export {
  type Booking,
  type BookingEvent,
  type BookingMade,
  type ClientBookings,
  DESK_SORTS,
  type DeskBooking,
  type DeskBookingDetail,
  type DeskBookingSort,
  type DeskBookings,
  type PickupClosed,
  POD_PICTURES,
  type Pod,
  type PodPicture,
  type PodPlace,
} from './api/bookings.ts';
export {
  DANGEROUS_GOODS_DIVISIONS,
  type DangerousGood,
  MAX_DANGEROUS_GOODS,
  PACKING_GROUPS,
} from './api/dangerous-goods.ts';
export {
  DESK_INVOICE_SORTS,
  DESK_INVOICE_VIEWS,
  type DeskInvoiceRow,
  type DeskInvoiceSort,
  type DeskInvoiceView,
} from './api/desk-invoices.ts';
export {
  type AnswerDisputeInput,
  answerDisputeSchema,
  type DisputeLineInput,
  disputeLineSchema,
} from './api/disputes.ts';
export type { Emissions, ShipmentEmissions } from './api/emissions.ts';
export { quotedKg, weighedRequest } from './api/goods-weight.ts';
export type { AccountingQuery } from './api/invoice-query.ts';
export {
  type CreditNote,
  type DeskInvoice,
  type DeskInvoiceLine,
  DISPUTE_LENGTH,
  DISPUTE_OUTCOMES,
  type DisputeOutcome,
  INVOICE_AGES,
  INVOICE_STANDINGS,
  INVOICE_VIEWS,
  type Invoice,
  type InvoiceAgeing,
  type InvoiceDispute,
  type InvoiceQuery,
  type InvoiceStanding,
  type Invoices,
  type InvoiceView,
} from './api/invoices.ts';
export { LABEL_SIZES, type LabelQuery, type LabelSize, labelQuerySchema } from './api/labels.ts';
export { misfitWords } from './api/misfit-words.ts';
export { MOST_CONSIGNMENTS, MOST_LABELS, type PaperKind } from './api/packages.ts';
export { type PapersPlan, paperPieceSchema, papersSchema } from './api/papers.ts';
export { type RecordPaymentInput, recordPaymentSchema } from './api/payments.ts';
export { podFacts, podPictures, podPlaceText } from './api/pod-words.ts';
export {
  SERVICE_GROUPS,
  SHIPMENT_PAGE_SIZE,
  SHIPMENT_SORTS,
  SHIPMENT_VIEWS,
  type ShipmentQuery,
  type ShipmentSort,
  type ShipmentView,
  shipmentQuerySchema,
} from './api/shipment-query.ts';
export type {
  PositionChange,
  Shipment,
  ShipmentChange,
  ShipmentDetail,
  ShipmentInvoice,
  Shipments,
} from './api/shipments.ts';
export {
  entryText,
  type Statement,
  type StatementEntry,
  type StatementKind,
  type StatementTerms,
  termsText,
} from './api/statements.ts';
export { TEMPLATE_NAME_LENGTH } from './api/template-limits.ts';
export {
  type BookingTemplate,
  type BookingTemplates,
  type KeepTemplateInput,
  keepTemplateSchema,
} from './api/templates.ts';
export { TEST_STEPS, type TestStep, type TestStepsInput, testStepsSchema } from './api/test-steps.ts';
export { type Tracked, type TrackInput, trackSchema } from './api/tracking.ts';

/** A window of months; the gateway chooses what is left out. */
interface Period {
  /** From 1 to 24. */
  months?: number;
  /** Last month, such as `2026-06`. */
  to?: string;
}

/** What each route takes and gives. */
export interface ConsignmentRoutes extends ConsignmentDeskRoutes {
  'POST /api/bookings': {
    body: BookingInput;
    answer: BookingMade;
    refusals: {
      'already-booked': unknown;
      'load-too-large': unknown;
      'not-found': unknown;
      'pickup-closed': PickupClosed;
      'quote-expired': unknown;
      'submission-reused': unknown;
    };
  };
  'GET /api/shipments/search': SearchRoute;
  'GET /api/bookings': { query: { page?: number }; answer: ClientBookings };
  'GET /api/bookings/:token': { answer: Booking; refusals: { 'not-found': unknown } };
  'GET /api/bookings/:token/pod.pdf': { answer: FileOf<'application/pdf'> };
  'GET /api/bookings/:token/labels.pdf': { query: LabelQuery; answer: FileOf<'application/pdf'> };
  'GET /api/bookings/:token/consignment-note.pdf': { query: LabelQuery; answer: FileOf<'application/pdf'> };
  'GET /api/bookings/:token/dangerous-goods.pdf': { answer: FileOf<'application/pdf'> };
  'GET /api/bookings/:token/pod/:picture': Picture;
  'POST /api/bookings/:token/cancellation': {
    body: CancelBookingInput;
    answer: Booking;
    refusals: { 'cancellation-closed': unknown; 'charge-not-accepted': unknown };
  };
  'GET /api/shipments': { query: Partial<ShipmentQuery>; answer: Shipments };
  'GET /api/shipments.csv': { query: Partial<ShipmentQuery>; answer: FileOf<'text/csv'> };
  'GET /api/shipments/events': {
    answer: EventsOf<{
      ready: Record<string, never>;
      shipment: ShipmentChange;
      position: PositionChange;
      resync: Record<string, never>;
    }>;
  };
  'GET /api/shipments/manifest.pdf': { query: ManifestQuery; answer: FileOf<'application/pdf'> };
  'GET /api/shipments/manifest.csv': { query: ManifestQuery; answer: FileOf<'text/csv'> };
  'POST /api/shipments/papers': {
    body: PapersInput;
    answer: PapersPlan;
    refusals: { 'not-found': unknown; 'too-many-labels': unknown };
  };
  'POST /api/shipments/papers.pdf': {
    body: PaperPiece;
    answer: FileOf<'application/pdf'>;
    refusals: { 'not-found': unknown };
  };
  'GET /api/shipments/templates': { answer: BookingTemplates };
  'POST /api/shipments/:reference/templates': {
    body: KeepTemplateInput;
    answer: BookingTemplate;
    refusals: { 'not-found': unknown; 'template-known': unknown; 'templates-full': unknown };
  };
  'POST /api/shipments/templates/:template/removal': { answer: BookingTemplate };
  'GET /api/shipments/:reference': { answer: ShipmentDetail; refusals: { 'not-found': unknown } };
  'POST /api/shipments/:reference/amendments': {
    body: AmendBookingInput;
    answer: ShipmentDetail;
    refusals: {
      'amendment-closed': unknown;
      'load-not-amendable': unknown;
      'load-too-large': unknown;
      'not-found': unknown;
      'pickup-closed': PickupClosed;
      'price-changed': PriceChange;
      'quote-refused': unknown;
      stale: unknown;
    };
  };
  'POST /api/shipments/:reference/test-steps': {
    body: TestStepsInput;
    answer: ShipmentDetail;
    refusals: { 'freight-is-real': unknown; 'not-found': unknown; 'status-not-possible': unknown };
  };
  'GET /api/shipments/:reference/pod.pdf': { answer: FileOf<'application/pdf'> };
  'GET /api/shipments/:reference/labels.pdf': { query: LabelQuery; answer: FileOf<'application/pdf'> };
  'GET /api/shipments/:reference/consignment-note.pdf': { query: LabelQuery; answer: FileOf<'application/pdf'> };
  'GET /api/shipments/:reference/dangerous-goods.pdf': { answer: FileOf<'application/pdf'> };
  'GET /api/shipments/:reference/invoice.pdf': { answer: FileOf<'application/pdf'> };
  'POST /api/shipments/:reference/invoice/disputes': {
    body: DisputeLineInput;
    answer: ShipmentDetail;
    refusals: {
      'already-disputed': unknown;
      'no-invoice': unknown;
      'not-found': unknown;
      'submission-reused': unknown;
    };
  };
  'GET /api/shipments/:reference/credit-notes/:creditNote.pdf': { answer: FileOf<'application/pdf'> };
  'GET /api/shipments/:reference/pod/:picture': Picture;
  'GET /api/invoices': { query: Partial<InvoiceQuery>; answer: Invoices };
  'GET /api/invoices.csv': { query: Partial<InvoiceQuery>; answer: FileOf<'text/csv'> };
  'GET /api/invoices/statement': { query: { month?: string }; answer: Statement };
  'GET /api/invoices/statement.pdf': { query: { month?: string }; answer: FileOf<'application/pdf'> };
  'GET /api/invoices/statement.csv': { query: { month?: string }; answer: FileOf<'text/csv'> };
  'POST /api/track': { body: TrackInput; answer: Tracked; refusals: { 'not-found': unknown } };
  'GET /api/alerts': { answer: Alerts };
  'GET /api/analytics': { query: Period; answer: Analytics };
  'GET /api/dashboard': { answer: Dashboard };
  'GET /api/emissions': { query: Period & { page?: number }; answer: Emissions };
}

declare module '@saltbush/business-api/api/routes' {
  interface Api extends ConsignmentRoutes {}
}
