import {
  FONTS,
  PRINT_COLORS,
  printable,
  renderPdf,
  type Sheet,
  writeFacts,
  writeHeading,
  writeList,
  writeParagraph,
  writeTable,
} from '@saltbush/capability/pdf';
import { formatAud, formatBasisPoints, formatDate } from '@saltbush/freight';
import type { SavedQuote } from '../api.ts';
import { possibleCharges } from './possibleCharges.ts';
import { quoteAssumptions } from './quoteAssumptions.ts';
import { quoteFacts } from './quoteFacts.ts';

const CHAIN_OF_RESPONSIBILITY =
  'Everyone who consigns, packs, loads, schedules or receives freight shares the duty for safe loads, speeds and hours ' +
  'under the Heavy Vehicle National Law; Western Australia and the Northern Territory have laws of their own. Declare ' +
  'true weights and sizes, and never ask for a time that cannot be driven safely.';

interface QuotePdf {
  /** The route as the document shows it, such as `Sydney → Melbourne`. */
  route: string;
  /** Origin of the site, for links. */
  publicUrl: string;
}

/** Facts that the head of the document already shows. */
const SHOWN_WITH_PRICE = new Set(['Service', 'Valid to']);
const PANEL_PT = 68;
const PADDING_PT = 16;

/** Writes the route and the price. The total including GST comes first. */
function writePrice({ doc, leftPt, widthPt }: Sheet, { quote, validUntil }: SavedQuote, route: string): void {
  doc.font(FONTS.display).fontSize(22).fillColor(PRINT_COLORS.ink);
  doc.text(printable(route), leftPt, doc.y, { width: widthPt, lineGap: 1 });
  doc.font(FONTS.text).fontSize(11).fillColor(PRINT_COLORS.inkSoft);
  doc.text(printable(quote.serviceName), leftPt, doc.y + 2, { width: widthPt });
  const top = doc.y + 14;
  doc.roundedRect(leftPt, top, widthPt, PANEL_PT, 7).fill(PRINT_COLORS.saltbushMist);
  const left = leftPt + PADDING_PT;
  doc.font(FONTS.text).fontSize(9).fillColor(PRINT_COLORS.ink);
  doc.text('Total including GST', left, top + 13, { lineBreak: false });
  doc.font(FONTS.display).fontSize(27).fillColor(PRINT_COLORS.saltbush);
  doc.text(formatAud(quote.totalIncGstCents), left, top + 26, { lineBreak: false });
  const right = { width: widthPt / 2 - PADDING_PT, align: 'right' } as const;
  const lines = [
    `${formatAud(quote.totalExGstCents)} before GST`,
    `${formatAud(quote.gstCents)} GST`,
    `Valid to ${formatDate(validUntil)}`,
  ];
  for (const [index, line] of lines.entries()) {
    doc
      .font(index === lines.length - 1 ? FONTS.strong : FONTS.text)
      .fontSize(10)
      .fillColor(PRINT_COLORS.ink);
    doc.text(line, leftPt + widthPt / 2, top + 12 + index * 15, right);
  }
  doc.y = top + PANEL_PT + 18;
}

function writeLines(sheet: Sheet, { quote }: SavedQuote): void {
  const { lines, totalExGstCents, gstBasisPoints, gstCents, totalIncGstCents } = quote;
  writeTable(sheet, {
    head: { label: 'Price', value: 'Australian dollars' },
    rows: [
      ...lines.map(({ label, amountCents }) => ({ label, value: formatAud(amountCents) })),
      { label: 'Total before GST', value: formatAud(totalExGstCents), weight: 'total' },
      { label: `GST ${formatBasisPoints(gstBasisPoints)}`, value: formatAud(gstCents) },
      { label: 'Total including GST', value: formatAud(totalIncGstCents), weight: 'grand-total' },
    ],
  });
}

/** Renders a saved quote as a PDF. */
export function renderQuotePdf(saved: SavedQuote, { route, publicUrl }: QuotePdf): Promise<Buffer> {
  const title = `Quote ${saved.reference}`;
  const frame = {
    title,
    subject: printable(`${route}, ${saved.quote.serviceName}`),
    issuedAt: new Date(saved.savedAt),
  };
  return renderPdf(frame, (sheet) => {
    const address = `${publicUrl}/quotes/${saved.token}`;
    writePrice(sheet, saved, route);
    writeFacts(
      sheet,
      quoteFacts(saved).filter(({ label }) => !SHOWN_WITH_PRICE.has(label)),
    );
    writeLines(sheet, saved);
    writeHeading(sheet, 'What this price assumes');
    writeList(sheet, quoteAssumptions(saved));
    writeHeading(sheet, 'What could still be added');
    writeTable(sheet, {
      head: { label: 'Only if the job turns out to need it', value: 'Before GST' },
      rows: possibleCharges(saved),
      valueShare: 0.34,
    });
    writeHeading(sheet, 'Chain of responsibility');
    writeParagraph(sheet, CHAIN_OF_RESPONSIBILITY);
    writeHeading(sheet, 'Book it, and the terms');
    writeParagraph(sheet, `See or book this quote: ${address}`, address);
    writeParagraph(
      sheet,
      `Terms and conditions, version ${saved.termsVersion}: ${publicUrl}/terms`,
      `${publicUrl}/terms`,
    );
  });
}
