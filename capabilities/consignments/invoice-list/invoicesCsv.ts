import { csvText, mapLazily } from '@saltbush/capability/csv';
import { decimalAmount, type IsoDate } from '@saltbush/freight';
import type { Kysely } from 'kysely';
import { INVOICE_STANDINGS, type Invoice, type InvoiceQuery } from '../api/invoices.ts';
import type { ClientScope } from '../shipments/client-scope.ts';
import { MOST_EXPORTED } from '../shipments/exports.ts';
import type { Tables } from '../tables.ts';
import { invoiceOf, readInvoices } from './listInvoices.ts';

const COLUMNS: Record<string, (invoice: Invoice) => string> = {
  Invoice: ({ reference }) => reference,
  Issued: ({ issuedOn }) => issuedOn,
  Due: ({ dueOn }) => dueOn,
  Standing: ({ standing }) => INVOICE_STANDINGS[standing],
  'Total including GST': ({ totalIncGstCents }) => decimalAmount(totalIncGstCents),
  Paid: ({ paidCents }) => decimalAmount(paidCents),
  Credited: ({ creditedCents = 0 }) => decimalAmount(creditedCents),
  'Still to pay': ({ totalIncGstCents, paidCents, creditedCents = 0 }) =>
    decimalAmount(totalIncGstCents - paidCents - creditedCents),
  Consignment: ({ shipmentReference }) => shipmentReference,
  From: ({ from }) => from,
  To: ({ to }) => to,
  'Your reference': ({ customerReference }) => customerReference,
};

/** Every invoice that a view and a search match as CSV, on all pages. */
export async function invoicesCsv(
  db: Kysely<Tables>,
  scope: ClientScope,
  query: Pick<InvoiceQuery, 'view' | 'search'>,
  today: IsoDate,
): Promise<string> {
  const rows = await readInvoices(db, scope, query, { today, limit: MOST_EXPORTED });
  return csvText(
    COLUMNS,
    mapLazily(rows, (row) => invoiceOf(row, today)),
  );
}
