import type { ListQuery } from '@saltbush/business-api/api/list-query';
import type { EventsOf, FileOf } from '@saltbush/business-api/api/route';
import type { SearchRoute } from '@saltbush/contract/search';
import type { AllocateBookingInput, Clash } from './allocation.ts';
import type { Board, BoardQuery, DeskChange } from './board.ts';
import type {
  DeskBookingDetail,
  DeskBookingSort,
  DeskBookings,
  DeskView,
  MoveBookingInput,
  PodPicture,
  RecordPodInput,
} from './bookings.ts';
import type { DeskInvoiceSort, DeskInvoices, DeskInvoiceView } from './desk-invoices.ts';
import type { AnswerDisputeInput } from './disputes.ts';
import type { AccountingQuery } from './invoice-query.ts';
import type { LabelQuery } from './labels.ts';
import type { PaperPiece, PapersInput, PapersPlan } from './papers.ts';
import type { RecordPaymentInput } from './payments.ts';
import type { PositionChange } from './shipments.ts';

export interface Picture {
  params: { picture: PodPicture };
  answer: FileOf<'image/jpeg' | 'image/png' | 'image/webp'>;
}

/** What each route of the desk takes and gives. */
export interface ConsignmentDeskRoutes {
  'GET /api/ops/bookings/search': SearchRoute;
  'GET /api/ops/board': { query: BoardQuery; answer: Board };
  'GET /api/ops/board/manifest.pdf': { query: BoardQuery; answer: FileOf<'application/pdf'> };
  'GET /api/ops/board/manifest.csv': { query: BoardQuery; answer: FileOf<'text/csv'> };
  'GET /api/ops/board/events': {
    answer: EventsOf<{
      ready: Record<string, never>;
      booking: DeskChange;
      position: PositionChange;
      resync: Record<string, never>;
    }>;
  };
  'POST /api/ops/bookings/:reference/allocation': {
    body: AllocateBookingInput;
    answer: DeskBookingDetail;
    refusals: {
      'double-use': { clashes: Clash[] };
      'driver-not-approved': unknown;
      'licence-too-low': unknown;
      stale: unknown;
      'status-not-possible': unknown;
      'vehicle-not-active': unknown;
      'vehicle-too-small': unknown;
    };
  };
  'POST /api/ops/bookings/:reference/payments': {
    body: RecordPaymentInput;
    answer: DeskBookingDetail;
    refusals: { 'no-invoice': unknown; stale: unknown };
  };
  'POST /api/ops/bookings/:reference/disputes/:id/answer': {
    body: AnswerDisputeInput;
    answer: DeskBookingDetail;
    refusals: { 'dispute-answered': unknown; stale: unknown; 'submission-reused': unknown };
  };
  'GET /api/ops/bookings/:reference/credit-notes/:creditNote.pdf': { answer: FileOf<'application/pdf'> };
  'GET /api/ops/invoices': { query: ListQuery<DeskInvoiceView, DeskInvoiceSort>; answer: DeskInvoices };
  'GET /api/ops/invoices/xero.csv': { query: AccountingQuery; answer: FileOf<'text/csv'> };
  'GET /api/ops/invoices/myob.txt': { query: AccountingQuery; answer: FileOf<'text/tab-separated-values'> };
  'GET /api/ops/bookings': { query: ListQuery<DeskView, DeskBookingSort>; answer: DeskBookings };
  'GET /api/ops/bookings/:reference': { answer: DeskBookingDetail };
  'GET /api/ops/bookings/:reference/pod.pdf': { answer: FileOf<'application/pdf'> };
  'GET /api/ops/bookings/:reference/labels.pdf': { query: LabelQuery; answer: FileOf<'application/pdf'> };
  'GET /api/ops/bookings/:reference/consignment-note.pdf': { query: LabelQuery; answer: FileOf<'application/pdf'> };
  'GET /api/ops/bookings/:reference/dangerous-goods.pdf': { answer: FileOf<'application/pdf'> };
  'POST /api/ops/bookings/papers': {
    body: PapersInput;
    answer: PapersPlan;
    refusals: { 'not-found': unknown; 'too-many-labels': unknown };
  };
  'POST /api/ops/bookings/papers.pdf': {
    body: PaperPiece;
    answer: FileOf<'application/pdf'>;
    refusals: { 'not-found': unknown };
  };
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
