import type { IsoDate } from '@saltbush/freight';
import type { InvoiceAgeing, InvoiceStanding, InvoiceView } from './invoices.ts';

/** `disputed`: a line of it waits for an answer, whether it is paid or not. */
export type DeskInvoiceView = InvoiceView | 'disputed';

/** Views of the desk's list. The first one is the default. */
export const DESK_INVOICE_VIEWS = [
  'owing',
  'disputed',
  'overdue',
  'paid',
  'all',
] as const satisfies readonly DeskInvoiceView[];

/** `left`: what is still to pay. */
export const DESK_INVOICE_SORTS = ['reference', 'business', 'issued', 'due', 'total', 'left'] as const;
export type DeskInvoiceSort = (typeof DESK_INVOICE_SORTS)[number];

/** An invoice in the desk's list. */
export interface DeskInvoiceRow {
  /** Such as `INV-2026-00045`. */
  reference: string;
  /** The booking that it charges for. */
  bookingReference: string;
  /** Version of the booking, which payments name. */
  version: number;
  businessName: string;
  customerReference: string;
  issuedOn: IsoDate;
  dueOn: IsoDate;
  standing: InvoiceStanding;
  totalIncGstCents: number;
  paidCents: number;
  /** What credit notes took off it, including GST. Older gateways leave out this and the next. */
  creditedCents?: number;
  /** Whether a line of it waits for an answer. */
  isDisputed?: boolean;
}

/**
 * `GET /api/ops/invoices?view=&search=&sort=&page=`: of what is owed, what is disputed first, then the earliest due day;
 * of the rest, the latest first.
 */
export interface DeskInvoices {
  rows: DeskInvoiceRow[];
  total: number;
  page: number;
  pageSize: number;
  /** Number of matches in each view. */
  counts: Record<InvoiceView, number> & {
    /** Older gateways leave it out. */
    disputed?: number;
  };
  /** Of all that match the search. */
  ageing: InvoiceAgeing;
}
