import type { IsoDate } from '@saltbush/freight';

/** `owing`: not paid in full, overdue or not. */
export const INVOICE_VIEWS = ['all', 'owing', 'overdue', 'paid'] as const;
export type InvoiceView = (typeof INVOICE_VIEWS)[number];

/** An invoice is overdue from the day after it was due, by Sydney's calendar, until it is paid in full. */
export type InvoiceStanding = Exclude<InvoiceView, 'all'>;

/** How it stands, in the words of pages and files. */
export const INVOICE_STANDINGS: Record<InvoiceStanding, string> = {
  owing: 'To pay',
  overdue: 'Overdue',
  paid: 'Paid',
};

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
  /** What credit notes took off it, including GST. Older gateways leave out this and the next. */
  creditedCents?: number;
  /** Whether a line of it waits for an answer. */
  isDisputed?: boolean;
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
  /** What is still to pay of the matches by age. Older gateways leave it out. */
  ageing?: InvoiceAgeing;
}

/** Most characters of what a client says against a line, and of the answer. */
export const DISPUTE_LENGTH = 1_000;

/** `credited`: a credit note takes off the line, or part of it. `rejected`: the line stands. */
export const DISPUTE_OUTCOMES = ['credited', 'rejected'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

/** What a client says against a line of an invoice, and what it was answered. */
export interface InvoiceDispute {
  id: number;
  /** Of the line, from 1. */
  position: number;
  words: string;
  /** ISO 8601. */
  raisedAt: string;
  /** Null while it waits for one. */
  answer: {
    outcome: DisputeOutcome;
    words: string;
    /** ISO 8601. */
    at: string;
    /** Reference of the credit note; null for a line that stands. */
    creditNote: string | null;
  } | null;
}

/** What was taken off an invoice; its document is a PDF. */
export interface CreditNote {
  /** Such as `CN-2026-00007`. */
  reference: string;
  /** Of the line, from 1; 0 when it was issued for a claim about the freight, and not for a line. */
  position: number;
  /** Such as `CLM-2026-00001`; null for a line. Older gateways leave it out. */
  claim?: string | null;
  issuedOn: IsoDate;
  amountExGstCents: number;
  gstCents: number;
  totalIncGstCents: number;
}

/** A line of an invoice, for staff. Amounts are before GST. */
export interface DeskInvoiceLine {
  /** From 1. */
  position: number;
  label: string;
  amountCents: number;
  /** What a credit note may still take off it. */
  creditableCents: number;
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
  payments: {
    id: number;
    receivedOn: IsoDate;
    /** Below zero: paid back, or a payment that was recorded by mistake. */
    amountCents: number;
    note: string;
  }[];
  /** In the order of the document. Older gateways leave out this and what follows. */
  lines?: DeskInvoiceLine[];
  /** What credit notes took off it, including GST. */
  creditedCents?: number;
  creditNotes?: CreditNote[];
  /** In the order in which they were raised. */
  disputes?: (InvoiceDispute & { raisedBy: string })[];
}

/** What is still to pay, including GST, by how many days ago it was due. */
export interface InvoiceAgeing {
  notDueCents: number;
  upTo30DaysCents: number;
  upTo60DaysCents: number;
  over60DaysCents: number;
}

/** Its parts in the words of pages and documents. */
export const INVOICE_AGES = [
  { id: 'notDueCents', label: 'Not yet due', isOverdue: false },
  { id: 'upTo30DaysCents', label: '1 to 30 days overdue', isOverdue: true },
  { id: 'upTo60DaysCents', label: '31 to 60 days overdue', isOverdue: true },
  { id: 'over60DaysCents', label: 'Over 60 days overdue', isOverdue: true },
] as const satisfies readonly { id: keyof InvoiceAgeing; label: string; isOverdue: boolean }[];
