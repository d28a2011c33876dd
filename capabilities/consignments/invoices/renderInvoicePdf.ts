import {
  FONTS,
  PRINT_COLORS,
  printable,
  renderPdf,
  type Sheet,
  writeFacts,
  writeHeading,
  writeParagraph,
  writeTable,
} from '@saltbush/capability/pdf';
import { formatAud, formatBasisPoints, formatDate } from '@saltbush/freight';
import type { Selectable } from 'kysely';
import type { InvoiceParty } from '../invoice-tables.ts';
import type { Tables } from '../tables.ts';
import type { InvoiceRow } from './issueInvoice.ts';
import { paymentFacts } from './paymentFacts.ts';

const PANEL_PT = 68;
const PADDING_PT = 16;

/** The words that the law requires on a tax invoice, the amount and the due date. */
function writeDue({ doc, leftPt, widthPt }: Sheet, invoice: InvoiceRow): void {
  doc.font(FONTS.display).fontSize(22).fillColor(PRINT_COLORS.ink);
  doc.text('Tax invoice', leftPt, doc.y, { width: widthPt });
  doc.font(FONTS.text).fontSize(11).fillColor(PRINT_COLORS.inkSoft);
  doc.text(printable(`${invoice.reference}, ${invoice.supply.route}`), leftPt, doc.y + 2, { width: widthPt });
  const top = doc.y + 14;
  doc.roundedRect(leftPt, top, widthPt, PANEL_PT, 7).fill(PRINT_COLORS.saltbushMist);
  const left = leftPt + PADDING_PT;
  doc.font(FONTS.text).fontSize(9).fillColor(PRINT_COLORS.ink);
  doc.text('Total including GST', left, top + 13, { lineBreak: false });
  doc.font(FONTS.display).fontSize(27).fillColor(PRINT_COLORS.saltbush);
  doc.text(formatAud(invoice.total_ex_cents + invoice.gst_cents), left, top + 26, { lineBreak: false });
  const right = { width: widthPt / 2 - PADDING_PT, align: 'right' } as const;
  const lines = [`Issued ${formatDate(invoice.issued_on)}`, `Due ${formatDate(invoice.due_on)}`];
  for (const [index, line] of lines.entries()) {
    doc
      .font(index === 1 ? FONTS.strong : FONTS.text)
      .fontSize(10)
      .fillColor(PRINT_COLORS.ink);
    doc.text(line, leftPt + widthPt / 2, top + 20 + index * 15, right);
  }
  doc.y = top + PANEL_PT + 10;
}

function writeParty(sheet: Sheet, title: string, { name, businessNumber, lines }: InvoiceParty): void {
  writeHeading(sheet, title);
  const number = businessNumber.replace(/\D/g, '').length === 9 ? 'ACN' : 'ABN';
  writeParagraph(sheet, businessNumber === '' ? name : `${name}, ${number} ${businessNumber}`);
  for (const line of lines) writeParagraph(sheet, line);
}

/** Renders an issued invoice as a PDF. */
export function renderInvoicePdf(
  invoice: InvoiceRow,
  lines: readonly Selectable<Tables['invoice_lines']>[],
): Promise<Buffer> {
  const { supply, seller, buyer } = invoice;
  const title = `Tax invoice ${invoice.reference}`;
  return renderPdf({ title, subject: printable(supply.route), issuedAt: invoice.issued_at }, (sheet) => {
    writeDue(sheet, invoice);
    writeParty(sheet, 'From', seller);
    writeParty(sheet, 'To', buyer);
    writeHeading(sheet, 'Freight');
    writeFacts(sheet, [
      { label: 'Consignment', value: invoice.booking_reference },
      { label: 'Service', value: supply.serviceName },
      { label: 'Route', value: supply.route },
      { label: 'Pickup', value: formatDate(supply.pickupDate) },
      { label: 'Delivered', value: formatDate(supply.deliveredOn) },
      ...(supply.customerReference === '' ? [] : [{ label: 'Your reference', value: supply.customerReference }]),
    ]);
    writeTable(sheet, {
      head: { label: 'Description', value: 'Australian dollars' },
      rows: [
        ...lines.map(({ label, amount_cents }) => ({ label, value: formatAud(amount_cents) })),
        { label: 'Total before GST', value: formatAud(invoice.total_ex_cents), weight: 'total' },
        { label: `GST ${formatBasisPoints(invoice.gst_basis_points)}`, value: formatAud(invoice.gst_cents) },
        {
          label: 'Total including GST',
          value: formatAud(invoice.total_ex_cents + invoice.gst_cents),
          weight: 'grand-total',
        },
      ],
    });
    sheet.doc.y += 8;
    if (seller.account) {
      writeHeading(sheet, 'How to pay');
      writeFacts(sheet, paymentFacts(invoice.reference, seller.account));
    }
    writeParagraph(sheet, `Please quote ${invoice.reference} with your payment, due ${formatDate(invoice.due_on)}.`);
  });
}
