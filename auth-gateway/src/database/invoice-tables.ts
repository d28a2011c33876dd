import type { IsoDate } from '@saltbush/freight';
import type { Json } from './columns.ts';

/** Who is named on an invoice, as they were when it was issued. */
export interface InvoiceParty {
  name: string;
  /** ABN or ACN; blank where it is not known. */
  businessNumber: string;
  /** Lines of the address, or of who is to be reached. */
  lines: string[];
  /** Where a seller is paid. Invoices of before it was said lack it. */
  account?: { name: string; bsb: string; number: string };
}

/** What was supplied. */
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
  /** On Sydney's calendar, as `due_on`. */
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

/** Tax invoices. Rows are never changed. */
export interface InvoiceTables {
  invoices: InvoiceTable;
  invoice_lines: InvoiceLineTable;
  invoice_documents: InvoiceDocumentTable;
}
