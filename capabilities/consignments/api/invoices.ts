import { recordVersion } from '@saltbush/business-api/record-version';
import { line } from '@saltbush/business-api/texts';
import { type IsoDate, parseIsoDate } from '@saltbush/freight';
import * as yup from 'yup';
import { among, LAST_PAGE, wholeNumber } from './query-fields.ts';

/** `owing`: not paid in full, overdue or not. */
export const INVOICE_VIEWS = ['all', 'owing', 'overdue', 'paid'] as const;
export type InvoiceView = (typeof INVOICE_VIEWS)[number];

/** An invoice is overdue from the day after it was due, by Sydney's calendar, until it is paid in full. */
export type InvoiceStanding = 'owing' | 'overdue' | 'paid';

/** A payment of an invoice, or money that was paid back. */
export interface InvoicePayment {
  receivedOn: IsoDate;
  /** Below zero: paid back, or a payment that was recorded by mistake. */
  amountCents: number;
}

/** A tax invoice in a client's list. Its document is at `GET /api/shipments/:reference/invoice.pdf`. */
export interface Invoice {
  /** Such as `INV-2026-00045`. */
  reference: string;
  /** The consignment that it charges for, such as `SH-2026-0123`. */
  shipmentReference: string;
  issuedOn: IsoDate;
  dueOn: IsoDate;
  standing: InvoiceStanding;
  totalIncGstCents: number;
  paidCents: number;
  from: string;
  to: string;
  /** The client's own reference; may be blank. */
  customerReference: string;
}

/** Query of `GET /api/invoices` and, without the page, of `GET /api/invoices.csv`. */
export interface InvoiceQuery {
  view: InvoiceView;
  /** Part of the number, of the consignment's reference or of the client's own; blank matches everything. */
  search: string;
  /** Counts from 1. */
  page: number;
}

/**
 * `GET /api/invoices?view=&search=&page=`: what is owed first, earliest due day first, then the latest paid ones; 400
 * `invalid-input` names what is wrong.
 */
export interface Invoices {
  rows: Invoice[];
  /** Number of rows in the view that match the search. */
  total: number;
  page: number;
  pageSize: number;
  /** Number of matches in each view. */
  counts: Record<InvoiceView, number>;
  /** What is still to pay of the matches, and how much of that is overdue; both include GST. */
  owingCents: number;
  overdueCents: number;
}

/** The invoice of a booking, for staff. */
export interface DeskInvoice {
  reference: string;
  issuedOn: IsoDate;
  dueOn: IsoDate;
  standing: InvoiceStanding;
  totalIncGstCents: number;
  paidCents: number;
  /** In the order in which they were recorded; the trail says by whom. */
  payments: (InvoicePayment & { id: number; note: string })[];
}

/**
 * `POST /api/ops/bookings/:reference/payments`: answers the booking. Once for each form; 409 `no-invoice` before the
 * invoice is issued.
 */
export interface RecordPaymentInput {
  /** A UUID made once per form. */
  submissionId: string;
  version: number;
  /** The day on which the money arrived, by Sydney's calendar. */
  receivedOn: IsoDate;
  /** Includes GST. Below zero it takes back what was recorded, and the note says why. */
  amountCents: number;
  note: string;
}

const SEARCH_LENGTH = 100;
const NOTE_LENGTH = 200;
const MOST_CENTS = 1_000_000_000;
const AMOUNT = 'Please enter the amount that arrived, such as 646.12';

/** Query parameters; each may be left out. */
export const invoiceQuerySchema = yup
  .object({
    view: among(INVOICE_VIEWS, `View must be one of ${INVOICE_VIEWS.join(', ')}`),
    search: line('Search', SEARCH_LENGTH).optional(),
    page: wholeNumber('Page', LAST_PAGE),
  })
  .noUnknown();

/** The query for parsed parameters. */
export const invoiceQueryOf = ({ view, search, page }: yup.InferType<typeof invoiceQuerySchema>): InvoiceQuery => ({
  view: view ?? 'all',
  search: search?.trim() ?? '',
  page: Number(page ?? 1),
});

export const recordPaymentSchema = yup
  .object({
    submissionId: yup.string().required().uuid(),
    version: recordVersion,
    receivedOn: yup
      .string()
      .required('Please enter the day on which it arrived')
      .test(
        'real-date',
        'Please enter a real date, such as 2026-11-20',
        (value) => !value || parseIsoDate(value) === value,
      ),
    amountCents: yup
      .number()
      .required(AMOUNT)
      .typeError(AMOUNT)
      .integer(AMOUNT)
      .min(-MOST_CENTS, AMOUNT)
      .max(MOST_CENTS, AMOUNT)
      .notOneOf([0], AMOUNT),
    note: line('Note', NOTE_LENGTH).when('amountCents', ([amount], field) =>
      typeof amount === 'number' && amount < 0 ? field.matches(/\S/, 'Please say why it is taken back') : field,
    ),
  })
  .noUnknown();
