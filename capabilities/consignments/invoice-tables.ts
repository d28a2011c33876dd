import type { Json } from '@saltbush/capability/database';
import type { IsoDate } from '@saltbush/freight';
import type { Generated } from 'kysely';

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

/** Tax invoices and their payments. Rows are never changed. */
export interface InvoiceTables {
  invoices: InvoiceTable;
  invoice_lines: InvoiceLineTable;
  invoice_documents: InvoiceDocumentTable;
  invoice_payments: InvoicePaymentTable;
}
