import type { IsoDate } from '@saltbush/freight';
import type { InvoiceAgeing } from './invoices.ts';

/** `taken-back`: a payment that was recorded by mistake, or went back. */
export type StatementKind = 'invoice' | 'payment' | 'taken-back';

/** In the words of pages, documents and files. */
export const STATEMENT_KINDS: Record<StatementKind, string> = {
  invoice: 'Invoice',
  payment: 'Payment',
  'taken-back': 'Payment taken back',
};

/** What changed what is owed, on one day of Sydney's calendar. */
export interface StatementEntry {
  day: IsoDate;
  kind: StatementKind;
  /** The invoice that was issued or paid, and the consignment that it charges for. */
  invoiceReference: string;
  shipmentReference: string;
  /** The client's own reference; may be blank. */
  customerReference: string;
  /** Includes GST; below zero for a payment. */
  amountCents: number;
  /** What is owed after it. */
  balanceCents: number;
}

/** A page and a document hold the first so many entries of a month; the file has all. */
export const MOST_ENTRIES = 1_000;

/**
 * `GET /api/invoices/statement?month=`: what was owed, invoiced and paid in a month, last month unless it says which. Also as
 * `GET /api/invoices/statement.pdf` and `GET /api/invoices/statement.csv`.
 */
export interface Statement {
  /** `2026-10`. */
  month: string;
  /** The month of today, the last one that there is a statement of. */
  presentMonth: string;
  /** First and last day; of the present month, today. */
  from: IsoDate;
  to: IsoDate;
  /** Who is charged, as on the invoices. */
  accounts: string[];
  openingCents: number;
  invoicedCents: number;
  /** Payments, without what was taken back. */
  paidCents: number;
  closingCents: number;
  /** In the order of days, at most `MOST_ENTRIES`. */
  entries: StatementEntry[];
  entryCount: number;
  /** Of what is owed on the last day. */
  ageing: InvoiceAgeing;
}
