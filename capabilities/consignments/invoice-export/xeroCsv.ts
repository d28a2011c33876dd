import { csvText } from '@saltbush/capability/csv';
import { decimalAmount } from '@saltbush/freight';
import type { AccountingDocument, AccountingLine } from './accounting-document.ts';
import { dayMonthYear } from './dayMonthYear.ts';

interface Row {
  document: AccountingDocument;
  line: AccountingLine;
  account: string;
}

const blank = (): string => '';

/**
 * The columns of Xero's template for sales invoices, in its order; those with an asterisk are required. Xero takes several rows
 * with one number for the lines of one invoice, and one whose amounts are negative for a credit note. `*UnitAmount` includes
 * GST: Xero rounds GST line by line, so only then is what is to pay the same to the cent.
 */
const COLUMNS: Record<string, (row: Row) => string> = {
  '*ContactName': ({ document }) => document.buyerName,
  // Who booked is not whom accounts write to, and their address would take the place of the contact's in Xero.
  EmailAddress: blank,
  POAddressLine1: blank,
  POAddressLine2: blank,
  POAddressLine3: blank,
  POAddressLine4: blank,
  POCity: blank,
  PORegion: blank,
  POPostalCode: blank,
  POCountry: blank,
  '*InvoiceNumber': ({ document }) => document.reference,
  Reference: ({ document: { about, customerReference } }) =>
    [...about, customerReference].filter((part) => part !== '').join(', '),
  '*InvoiceDate': ({ document }) => dayMonthYear(document.issuedOn),
  '*DueDate': ({ document }) => dayMonthYear(document.dueOn),
  InventoryItemCode: blank,
  '*Description': ({ line }) => line.label,
  '*Quantity': () => '1',
  '*UnitAmount': ({ line }) => decimalAmount(line.exCents + line.gstCents),
  Discount: blank,
  '*AccountCode': ({ account }) => account,
  '*TaxType': ({ document }) => (document.hasGst ? 'GST on Income' : 'GST Free Income'),
  TrackingName1: blank,
  TrackingOption1: blank,
  TrackingName2: blank,
  TrackingOption2: blank,
  Currency: () => 'AUD',
  BrandingTheme: blank,
};

function* rowsOf(documents: readonly AccountingDocument[], account: string): Generator<Row> {
  for (const document of documents) for (const line of document.lines) yield { document, line, account };
}

/** Invoices and credit notes as Xero imports them: a row for each line. */
export const xeroCsv = (documents: readonly AccountingDocument[], account: string): Promise<string> =>
  // Xero compares the first heading with its own, so no mark stands before it.
  csvText(COLUMNS, rowsOf(documents, account), { mark: '' });
