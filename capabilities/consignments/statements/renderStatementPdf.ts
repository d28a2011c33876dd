import {
  FONTS,
  PRINT_COLORS,
  printable,
  renderPdf,
  type Sheet,
  writeColumns,
  writeFacts,
  writeHeading,
  writeParagraph,
} from '@saltbush/capability/pdf';
import { formatAud, formatDate, formatMonth } from '@saltbush/freight';
import { brandAccount } from '@saltbush/ui/brand';
import { STATEMENT_KINDS, type Statement, type StatementEntry } from '../api/statements.ts';

const PANEL_PT = 68;
const PADDING_PT = 16;

const COLUMNS = [
  { label: 'Day', share: 0.13, text: ({ day }: StatementEntry) => formatDate(day) },
  { label: 'Entry', share: 0.16, text: ({ kind }: StatementEntry) => STATEMENT_KINDS[kind] },
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

/** What is owed at the end of the period. */
function writeClosing({ doc, leftPt, widthPt }: Sheet, { month, from, to, accounts, closingCents }: Statement): void {
  doc.font(FONTS.display).fontSize(22).fillColor(PRINT_COLORS.ink);
  doc.text('Statement', leftPt, doc.y, { width: widthPt });
  doc.font(FONTS.text).fontSize(11).fillColor(PRINT_COLORS.inkSoft);
  doc.text(printable([formatMonth(month), ...accounts].join(', ')), leftPt, doc.y + 2, { width: widthPt });
  const top = doc.y + 14;
  doc.roundedRect(leftPt, top, widthPt, PANEL_PT, 7).fill(PRINT_COLORS.saltbushMist);
  const left = leftPt + PADDING_PT;
  doc.font(FONTS.text).fontSize(9).fillColor(PRINT_COLORS.ink);
  doc.text(`Still to pay on ${formatDate(to)}, including GST`, left, top + 13, { lineBreak: false });
  doc.font(FONTS.display).fontSize(27).fillColor(PRINT_COLORS.saltbush);
  doc.text(formatAud(closingCents), left, top + 26, { lineBreak: false });
  doc.font(FONTS.text).fontSize(10).fillColor(PRINT_COLORS.ink);
  const right = { width: widthPt / 2 - PADDING_PT, align: 'right' } as const;
  doc.text(`${formatDate(from)} to ${formatDate(to)}`, leftPt + widthPt / 2, top + 27, right);
  doc.y = top + PANEL_PT + 14;
}

/** Renders a statement as a PDF. */
export function renderStatementPdf(statement: Statement, issuedAt: Date): Promise<Buffer> {
  const { month, openingCents, invoicedCents, paidCents, closingCents, entries, entryCount, ageing } = statement;
  const title = `Statement ${formatMonth(month)}`;
  return renderPdf({ title, subject: 'Invoices and payments', issuedAt }, async (sheet) => {
    writeClosing(sheet, statement);
    writeFacts(sheet, [
      { label: 'Owed before', value: formatAud(openingCents) },
      { label: 'Invoiced', value: formatAud(invoicedCents) },
      { label: 'Paid', value: formatAud(paidCents) },
    ]);
    if (entries.length > 0) await writeColumns(sheet, COLUMNS, entries);
    else writeParagraph(sheet, 'Nothing was invoiced or paid.');
    if (entryCount > entries.length) {
      writeParagraph(sheet, `${entryCount - entries.length} further entries are in the statement's CSV file.`);
    }
    if (closingCents > 0) {
      writeHeading(sheet, 'Still to pay by age');
      writeFacts(sheet, [
        { label: 'Not yet due', value: formatAud(ageing.notDueCents) },
        { label: '1 to 30 days overdue', value: formatAud(ageing.upTo30DaysCents) },
        { label: '31 to 60 days overdue', value: formatAud(ageing.upTo60DaysCents) },
        { label: 'Over 60 days overdue', value: formatAud(ageing.over60DaysCents) },
      ]);
      writeHeading(sheet, 'How to pay');
      const { name, bsb, number } = brandAccount;
      writeParagraph(
        sheet,
        `To ${name}, BSB ${bsb}, account ${number}, with the numbers of the invoices as reference.`,
      );
    }
  });
}
