import type { IsoDate } from '@saltbush/freight';
import type { InvoiceAgeing } from './invoices.ts';

/** `taken-back`: a payment that was recorded by mistake, or went back. */
export type StatementKind = 'invoice' | 'payment' | 'taken-back';

/** In the words of `entryText`. */
const STATEMENT_KINDS: Record<StatementKind, string> = {
  invoice: 'Invoice',
  payment: 'Payment',
  'taken-back': 'Payment taken back',
};

/** What an entry is, in the words of pages, documents and files: "Credit note CN-2026-00007". */
export const entryText = ({ kind, creditNote }: Pick<StatementEntry, 'kind' | 'creditNote'>): string =>
  creditNote === undefined ? STATEMENT_KINDS[kind] : `Credit note ${creditNote}`;

/** What changed what is owed, on one day of Sydney's calendar. */
export interface StatementEntry {
  day: IsoDate;
  kind: StatementKind;
  /** The invoice that was issued, paid or credited, and the consignment that it charges for. */
  invoiceReference: string;
  shipmentReference: string;
  /** The client's own reference; may be blank. */
  customerReference: string;
  /** Number of the credit note. Its kind is `payment`, as which pages of before read it. */
  creditNote?: string;
  /** Includes GST; below zero for a payment and for a credit note. */
  amountCents: number;
  /** What is owed after it. */
  balanceCents: number;
}

/** What was agreed with a company, or for what a person books without one. */
export interface StatementTerms {
  /** Name of the company; blank for bookings without one. */
  account: string;
  days: number;
}

/** "Invoices are due 14 days after their date", by company where they differ. */
export function termsText(terms: readonly StatementTerms[]): string {
  const [first, ...others] = terms;
  if (first === undefined) return '';
  if (others.every(({ days }) => days === first.days)) return `Invoices are due ${first.days} days after their date.`;
  return `Invoices are due so many days after their date: ${terms.map(({ account, days }) => `${account} ${days}`).join(', ')}.`;
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
  /** Credit notes. Older gateways leave it out. */
  creditedCents?: number;
  closingCents: number;
  /** In the order of days, at most `MOST_ENTRIES`. */
  entries: StatementEntry[];
  entryCount: number;
  /** Of what is owed on the last day. */
  ageing: InvoiceAgeing;
  /** In how many days of their date invoices are due, as agreed today. Older gateways leave it out. */
  terms?: StatementTerms[];
}
