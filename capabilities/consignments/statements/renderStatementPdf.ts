import {
  renderPdf,
  writeColumns,
  writeFacts,
  writeHeading,
  writeOpening,
  writeParagraph,
} from '@saltbush/capability/pdf';
import { formatAud, formatDate, formatMonth } from '@saltbush/freight';
import { type BrandAccount, brandAccount } from '@saltbush/ui/brand';
import { INVOICE_AGES } from '../api/invoices.ts';
import { entryText, type Statement, type StatementEntry, termsText } from '../api/statements.ts';

const COLUMNS = [
  { label: 'Day', share: 0.13, text: ({ day }: StatementEntry) => formatDate(day) },
  { label: 'Entry', share: 0.16, text: entryText },
  { label: 'Invoice', share: 0.17, text: ({ invoiceReference }: StatementEntry) => invoiceReference },
  {
    label: 'Consignment, your reference',
    share: 0.24,
    text: ({ shipmentReference, customerReference }: StatementEntry) =>
      customerReference === '' ? shipmentReference : `${shipmentReference}, ${customerReference}`,
  },
  {
    label: 'Amount',
    share: 0.15,
    align: 'right' as const,
    text: ({ amountCents }: StatementEntry) => formatAud(amountCents),
  },
  {
    label: 'Balance',
    share: 0.15,
    align: 'right' as const,
    text: ({ balanceCents }: StatementEntry) => formatAud(balanceCents),
  },
];

/** Without an account it says only what is true of any: how to name the invoices. */
const howToPay = (account: BrandAccount | null): string =>
  account === null
    ? 'Please pay as the invoices say, with their numbers as reference.'
    : `Please pay to ${account.name}, BSB ${account.bsb}, account ${account.number}, with the numbers of the invoices as reference.`;

/** Renders a statement as a PDF. `account` is where invoices are paid. */
export function renderStatementPdf(
  statement: Statement,
  issuedAt: Date,
  account: BrandAccount | null = brandAccount,
): Promise<Buffer> {
  const {
    month,
    from,
    to,
    accounts,
    openingCents,
    invoicedCents,
    paidCents,
    creditedCents = 0,
    closingCents,
  } = statement;
  const { entries, entryCount, ageing, terms = [] } = statement;
  const title = `Statement ${formatMonth(month)}`;
  return renderPdf({ title, subject: 'Invoices and payments', issuedAt }, async (sheet) => {
    writeOpening(sheet, {
      title: 'Statement',
      below: [formatMonth(month), ...accounts].join(', '),
      label: `Still to pay on ${formatDate(to)}, including GST`,
      value: formatAud(closingCents),
      beside: [`${formatDate(from)} to ${formatDate(to)}`],
    });
    writeFacts(sheet, [
      { label: 'Owed before', value: formatAud(openingCents) },
      { label: 'Invoiced', value: formatAud(invoicedCents) },
      { label: 'Paid', value: formatAud(paidCents) },
      ...(creditedCents === 0 ? [] : [{ label: 'Credited', value: formatAud(creditedCents) }]),
    ]);
    if (terms.length > 0) writeParagraph(sheet, termsText(terms));
    if (entries.length > 0) await writeColumns(sheet, COLUMNS, entries);
    else writeParagraph(sheet, 'Nothing was invoiced or paid.');
    if (entryCount > entries.length) {
      writeParagraph(sheet, `${entryCount - entries.length} further entries are in the statement's CSV file.`);
    }
    if (closingCents > 0) {
      writeHeading(sheet, 'Still to pay by age');
      writeFacts(
        sheet,
        INVOICE_AGES.map(({ id, label }) => ({ label, value: formatAud(ageing[id]) })),
      );
      writeParagraph(sheet, howToPay(account));
    }
  });
}
