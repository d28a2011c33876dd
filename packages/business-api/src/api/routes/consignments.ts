import type { Alerts } from '../../alerts.ts';
import type { Analytics, Dashboard } from '../../analytics.ts';
import type {
  Booking,
  BookingInput,
  BookingMade,
  CancelBookingInput,
  ClientBookings,
  DeskBookingDetail,
  DeskBookings,
  DeskView,
  MoveBookingInput,
  PickupClosed,
  PodPicture,
  RecordPodInput,
} from '../../bookings.ts';
import type { Emissions } from '../../emissions.ts';
import type { ShipmentChange, ShipmentDetail, ShipmentQuery, Shipments } from '../../shipments.ts';
import type { Tracked, TrackInput } from '../../tracking.ts';
import type { EventsOf, FileOf } from '../api-route.ts';
import type { ListQuery } from './ListQuery.ts';

/** A window of months; the gateway chooses what is left out. */
interface Period {
  /** From 1 to 24. */
  months?: number;
  /** Last month, such as `2026-06`. */
  to?: string;
}

interface Picture {
  params: { picture: PodPicture };
  answer: FileOf<'image/jpeg' | 'image/png' | 'image/webp'>;
}

/** Bookings, and the consignments that they become. */
export interface ConsignmentRoutes {
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
  'GET /api/bookings': { query: { page?: number }; answer: ClientBookings };
  'GET /api/bookings/:token': { answer: Booking; refusals: { 'not-found': unknown } };
  'GET /api/bookings/:token/pod/:picture': Picture;
  'POST /api/bookings/:token/cancellation': {
    body: CancelBookingInput;
    answer: Booking;
    refusals: { 'cancellation-closed': unknown; 'charge-not-accepted': unknown };
  };

  'GET /api/shipments': { query: Partial<ShipmentQuery>; answer: Shipments };
  'GET /api/shipments.csv': { query: Partial<ShipmentQuery>; answer: FileOf<'text/csv'> };
  'GET /api/shipments/events': {
    answer: EventsOf<{ ready: Record<string, never>; shipment: ShipmentChange; resync: Record<string, never> }>;
  };
  'GET /api/shipments/:reference': { answer: ShipmentDetail; refusals: { 'not-found': unknown } };
  'GET /api/shipments/:reference/invoice.pdf': { answer: FileOf<'application/pdf'> };
  'GET /api/shipments/:reference/pod/:picture': Picture;
  'POST /api/track': { body: TrackInput; answer: Tracked; refusals: { 'not-found': unknown } };

  'GET /api/alerts': { answer: Alerts };
  'GET /api/analytics': { query: Period; answer: Analytics };
  'GET /api/dashboard': { answer: Dashboard };
  'GET /api/emissions': { query: Period & { page?: number }; answer: Emissions };

  'GET /api/ops/bookings': { query: ListQuery<DeskView>; answer: DeskBookings };
  'GET /api/ops/bookings/:reference': { answer: DeskBookingDetail };
  'GET /api/ops/bookings/:reference/pod/:picture': Picture;
  'POST /api/ops/bookings/:reference/events': {
    body: MoveBookingInput;
    answer: DeskBookingDetail;
    refusals: { stale: unknown; 'status-not-possible': unknown };
  };
  'POST /api/ops/bookings/:reference/pod': {
    body: RecordPodInput;
    answer: DeskBookingDetail;
    refusals: { stale: unknown; 'status-not-possible': unknown };
  };
  'PUT /api/ops/bookings/:reference/pod/:picture': {
    params: { picture: PodPicture };
    file: 'image/jpeg' | 'image/png' | 'image/webp';
    answer: DeskBookingDetail;
    refusals: { 'pod-missing': unknown };
  };
}
