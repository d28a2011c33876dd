import type { Json } from '@saltbush/capability/database';
import type { IsoDate } from '@saltbush/freight';
import type { Generated } from 'kysely';
import type { DisputeOutcome } from './api/invoices.ts';

/** A party of an invoice, as they were when it was issued. */
export interface InvoiceParty {
  name: string;
  /** ABN or ACN; blank when unknown. */
  businessNumber: string;
  /** Lines of the address or contact details. */
  lines: string[];
  /** The account that a seller is paid into. Older invoices lack it. */
  account?: { name: string; bsb: string; number: string };
}

/** What the invoice charges for. */
export interface InvoiceSupply {
  /** Such as `Sydney to Melbourne`. */
  route: string;
  serviceName: string;
  customerReference: string;
  pickupDate: IsoDate;
  deliveredOn: IsoDate;
}

interface InvoiceTable {
  reference: string;
  booking_reference: string;
  issued_at: Date;
  /** A day on Sydney's calendar, like `due_on`. */
  issued_on: IsoDate;
  due_on: IsoDate;
  seller: Json<InvoiceParty>;
  buyer: Json<InvoiceParty>;
  supply: Json<InvoiceSupply>;
  gst_basis_points: number;
  total_ex_cents: number;
  gst_cents: number;
  issued_by: string;
}

interface InvoiceLineTable {
  invoice_reference: string;
  /** From 1. */
  position: number;
  label: string;
  /** Before GST. */
  amount_cents: number;
}

interface InvoiceDocumentTable {
  invoice_reference: string;
  content: Buffer;
  made_at: Date;
}

/** What arrived for an invoice. */
interface InvoicePaymentTable {
  id: Generated<number>;
  invoice_reference: string;
  submission_id: string;
  /** A day on Sydney's calendar. */
  received_on: IsoDate;
  /** Below zero when it was paid back or recorded by mistake. */
  amount_cents: number;
  note: string;
  recorded_at: Date;
  recorded_by: string;
}

/** What a client says against a line of an invoice. Changes once, when it is answered. */
interface InvoiceDisputeTable {
  id: Generated<number>;
  invoice_reference: string;
  /** Of the line. */
  position: number;
  submission_id: string;
  words: string;
  raised_at: Date;
  /** E-mail of the user. */
  raised_by: string;
  /** Null while it waits for an answer, as what follows. */
  outcome: DisputeOutcome | null;
  /** Words of the answer; blank until then. */
  answer: Generated<string>;
  answered_at: Date | null;
  answered_by: string | null;
  /** Of the form that answered it. */
  answer_id: string | null;
}

/** What was taken off an invoice: off a line that was disputed, or off the whole for a claim about its freight. */
interface CreditNoteTable {
  reference: string;
  invoice_reference: string;
  /** Of the line; null, like the dispute, when it is for a claim. */
  position: number | null;
  dispute_id: number | null;
  /** Such as `CLM-2026-00001`; null for a disputed line. */
  claim_reference: Generated<string | null>;
  issued_at: Date;
  /** A day on Sydney's calendar. */
  issued_on: IsoDate;
  /** Before GST, above zero. */
  amount_ex_cents: number;
  gst_cents: number;
  reason: string;
  issued_by: string;
}

interface CreditNoteDocumentTable {
  credit_note_reference: string;
  content: Buffer;
  made_at: Date;
}

/** Tax invoices with their payments and credit notes, whose rows are never changed, and what clients say against them. */
export interface InvoiceTables {
  invoice_disputes: InvoiceDisputeTable;
  credit_notes: CreditNoteTable;
  credit_note_documents: CreditNoteDocumentTable;
  invoices: InvoiceTable;
  invoice_lines: InvoiceLineTable;
  invoice_documents: InvoiceDocumentTable;
  invoice_payments: InvoicePaymentTable;
}
