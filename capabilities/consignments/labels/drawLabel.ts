import { drawMark, FONTS, POINTS_PER_MM, PRINT_COLORS, printable } from '@saltbush/capability/pdf';
import { brand } from '@saltbush/ui/brand';
import { barsPt, drawBars, drawSquares } from './drawSymbols.ts';
import { addressOf, dangerousText, type FreightPaper, pickupText, weightOf } from './freightPaper.ts';
import type { Bars, Squares } from './symbols.ts';

type Doc = PDFKit.PDFDocument;

const mm = (value: number): number => value * POINTS_PER_MM;
export const LABEL_PT = { width: mm(105), height: mm(148) } as const;

// GS1 General Specifications, 5.4.6 and 6.2: 0.495 to 0.94 mm for a module of a code on a transport unit, 32 mm high.
const MODULE_PT = mm(0.495);
const BARS_PT = mm(32);
const EDGE_PT = mm(6);
const QR_PT = mm(25);

export interface LabelSymbols {
  /** One for each package. */
  bars: readonly Bars[];
  tracking: Squares;
}

interface Line {
  size: number;
  font?: string;
  colour?: string;
  width: number;
  /** Lines of text at most; what is longer ends with an ellipsis. */
  most?: number;
}

/** Writes text, and returns where the next line begins. */
function write(doc: Doc, text: string, left: number, top: number, line: Line): number {
  const { size, font = FONTS.text, colour = PRINT_COLORS.ink, width, most = 1 } = line;
  doc.font(font).fontSize(size).fillColor(colour);
  const lineHeight = doc.currentLineHeight(true);
  const height = lineHeight * most;
  const used = Math.min(doc.heightOfString(printable(text), { width }), height);
  doc.text(printable(text), left, top, { width, height: height + 0.5, ellipsis: true });
  return top + used;
}

function rule(doc: Doc, left: number, top: number, width: number): void {
  doc
    .moveTo(left, top)
    .lineTo(left + width, top)
    .lineWidth(0.8)
    .stroke(PRINT_COLORS.ink);
}

/** `(00) 0 9521234 000000001 3`, as people read it. */
export function ssccText(sscc: string, gs1Prefix: string): string {
  const end = 1 + gs1Prefix.length;
  return `(00) ${sscc.slice(0, 1)} ${sscc.slice(1, end)} ${sscc.slice(end, -1)} ${sscc.slice(-1)}`;
}

/** Draws the label of one package, 105 by 148 mm, with its top left corner there. */
export function drawLabel(
  doc: Doc,
  { row, packages, gs1Prefix }: FreightPaper,
  index: number,
  { bars, tracking }: LabelSymbols,
  corner: { leftPt: number; topPt: number },
): void {
  const left = corner.leftPt + EDGE_PT;
  const width = LABEL_PT.width - 2 * EDGE_PT;
  const { pickup, delivery } = row.details;
  const dangerous = dangerousText(row);
  const small = { size: 7, colour: PRINT_COLORS.inkSoft };

  let top = corner.topPt + EDGE_PT;
  drawMark(doc, { leftPt: left, topPt: top, sizePt: 16 });
  write(doc, brand.name, left + 21, top + 2, { size: 10, font: FONTS.strong, width: width / 2 });
  doc.font(FONTS.display).fontSize(12).fillColor(PRINT_COLORS.ink);
  doc.text(row.reference, left, top + 1, { width, align: 'right', lineBreak: false });
  top += 22;
  rule(doc, left, top, width);

  top = write(doc, 'To', left, top + 5, { ...small, width });
  top = write(doc, row.delivery_suburb, left, top, { size: 24, font: FONTS.display, width });
  top = write(doc, delivery.businessName, left, top + 1, { size: 13, font: FONTS.strong, width });
  top = write(doc, addressOf(delivery), left, top + 1, { size: 11.5, width, most: 2 });
  top = write(doc, `${delivery.contactName}, ${delivery.phone}`, left, top + 1, { size: 10, width });
  if (delivery.instructions !== '') {
    top = write(doc, delivery.instructions, left, top + 1, { size: 9, colour: PRINT_COLORS.inkSoft, width, most: 2 });
  }
  top += 5;
  rule(doc, left, top, width);

  const column = width - QR_PT - 8;
  const beside = top + 6;
  const weight = weightOf(row);
  const whole = weight === null ? '' : `, ${weight} in all`;
  top = write(doc, `Package ${index + 1} of ${packages.length}`, left, top + 5, {
    ...{ size: 15, font: FONTS.display, width: column },
  });
  top = write(doc, `${row.quote.serviceName}${whole}`, left, top + 1, { size: 9, width: column, most: 2 });
  top = write(doc, `Pickup ${pickupText(row)}`, left, top, { size: 9, width: column });
  if (row.customer_reference !== '') {
    top = write(doc, `Your reference ${row.customer_reference}`, left, top, { size: 9, width: column });
  }
  top = write(doc, 'From', left, top + 4, { ...small, width: column });
  const sender = `${pickup.businessName}, ${addressOf(pickup)}`;
  top = write(doc, sender, left, top, { size: 8, width: column, most: 2 });
  drawSquares(doc, tracking, { leftPt: left + width - QR_PT, topPt: beside, sidePt: QR_PT });
  if (dangerous.length > 0) {
    const [first, ...others] = dangerous;
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    const band = Math.max(top, beside + QR_PT) + 4;
    doc.rect(left, band, width, 15).fill(PRINT_COLORS.ink);
    doc.font(FONTS.strong).fontSize(9).fillColor(PRINT_COLORS.white);
    doc.text(printable(`Dangerous goods: ${first}${more}`), left + 5, band + 3, {
      width: width - 10,
      height: 12,
      ellipsis: true,
    });
  }

  const code = bars[index] ?? [];
  const barsTop = corner.topPt + LABEL_PT.height - EDGE_PT - BARS_PT - 14;
  const barsLeft = corner.leftPt + (LABEL_PT.width - barsPt(code, MODULE_PT)) / 2;
  drawBars(doc, code, { leftPt: barsLeft, topPt: barsTop, modulePt: MODULE_PT, heightPt: BARS_PT });
  doc.font(FONTS.text).fontSize(10).fillColor(PRINT_COLORS.ink);
  const text = ssccText(packages[index] ?? '', gs1Prefix);
  doc.text(text, left, barsTop + BARS_PT + 3, { width, align: 'center', lineBreak: false });
}
