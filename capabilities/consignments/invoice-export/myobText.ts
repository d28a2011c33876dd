import { FORMULA } from '@saltbush/capability/csv';
import { inTurns } from '@saltbush/capability/in-turns';
import { daysBetween, decimalAmount } from '@saltbush/freight';
import type { AccountingDocument, AccountingLine } from './accounting-document.ts';
import { dayMonthYear } from './dayMonthYear.ts';

interface Row {
  document: AccountingDocument;
  line: AccountingLine;
  account: string;
}

/** "In a given number of days". */
const DUE_IN_DAYS = '2';

/** Most characters of a field, by MYOB's list of fields. */
const LONGEST = { name: 50, number: 13, order: 20, description: 255, memo: 255 } as const;

/** Documents whose text takes a few milliseconds. */
const DOCUMENTS_AT_ONCE = 100;

/** A field between tabs: no tab or line break within, and nothing that a spreadsheet takes for a formula. */
function cellText(text: string): string {
  const plain = text.replace(/[\t\r\n]+/g, ' ');
  return FORMULA.test(plain) ? `'${plain}` : plain;
}

/** What has room in a field, with the apostrophe before a formula. */
const fitting = (text: string, longest: number): string => cellText(text).slice(0, longest);

const rowText = (cells: readonly string[]) => `${cells.map(cellText).join('\t')}\r\n`;

/** A number of ours without hyphens: with them it is longer than MYOB's field. */
const numberOf = ({ reference }: AccountingDocument) => reference.replaceAll('-', '').slice(0, LONGEST.number);

/**
 * Fields of MYOB's import of service sales, by their names there. MYOB matches them by name; fields that are left out it fills
 * in itself. Amounts are before GST, and each line has its share of it.
 */
const COLUMNS: Record<string, (row: Row) => string> = {
  'Co./Last Name': ({ document }) => fitting(document.buyerName, LONGEST.name),
  'Invoice No.': ({ document }) => numberOf(document),
  Date: ({ document }) => dayMonthYear(document.issuedOn),
  'Customer PO': ({ document }) => fitting(document.customerReference, LONGEST.order),
  Description: ({ line }) => fitting(line.label, LONGEST.description),
  'Account No.': ({ account }) => account,
  Amount: ({ line }) => decimalAmount(line.exCents),
  'Journal Memo': ({ document: { reference, about } }) => fitting([reference, ...about].join(', '), LONGEST.memo),
  'Tax Code': ({ document }) => (document.hasGst ? 'GST' : 'FRE'),
  'Tax Amount': ({ line }) => decimalAmount(line.gstCents),
  'Sale Status': () => 'I',
  'Terms - Payment is Due': () => DUE_IN_DAYS,
  '- Balance Due Days': ({ document }) => String(daysBetween(document.issuedOn, document.dueOn)),
};

/** Invoices and credit notes as MYOB imports them: a row for each line, tabs between its fields, and a blank row between documents. */
export async function myobText(documents: readonly AccountingDocument[], account: string): Promise<string> {
  const cells = Object.values(COLUMNS);
  const textOf = (document: AccountingDocument) =>
    document.lines.map((line) => rowText(cells.map((cell) => cell({ document, line, account })))).join('');
  const texts: string[] = [];
  await inTurns(documents, (document) => texts.push(textOf(document)), { atOnce: DOCUMENTS_AT_ONCE });
  const head = `${Object.keys(COLUMNS).join('\t')}\r\n`;
  return `${head}${texts.join('\r\n')}`;
}
