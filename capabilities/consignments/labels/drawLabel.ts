import { drawMark, FONTS, POINTS_PER_MM, PRINT_COLORS, printable } from '@saltbush/capability/pdf';
import { brand } from '@saltbush/ui/brand';
import { barsPt, drawBars, drawSquares } from './drawSymbols.ts';
import { addressOf, dangerousText, type FreightPaper, pickupText, weightOf } from './freightPaper.ts';
import { ssccText } from './ssccText.ts';
import { gs1Bars, type Squares } from './symbols.ts';

type Doc = PDFKit.PDFDocument;

const mm = (value: number): number => value * POINTS_PER_MM;
export const LABEL_PT = { width: mm(105), height: mm(148) } as const;

// GS1 General Specifications, 5.4.6 and 6.2: 0.495 to 0.94 mm for a module of a code on a transport unit, 32 mm high.
const MODULE_PT = mm(0.495);
const BARS_PT = mm(32);
const EDGE_PT = mm(6);
const QR_PT = mm(25);

interface LabelledPackage {
  /** Counts from 0. */
  index: number;
  sscc: string;
  /** The tracking page, the same on every label. */
  tracking: Squares;
}

interface Line {
  size: number;
  /** Letters get smaller, down to this, until the text fits. Same as `size` unless named. */
  least?: number;
  font?: string;
  colour?: string;
  width: number;
  /** Lines of text at most; what is still longer ends with an ellipsis. */
  most?: number;
}

/** Writes text, and returns where the next line begins. */
function write(doc: Doc, text: string, left: number, top: number, line: Line): number {
  const { least = line.size, font = FONTS.text, colour = PRINT_COLORS.ink, width, most = 1 } = line;
  const printed = printable(text);
  const mostPt = () => doc.currentLineHeight(true) * most + 0.5;
  doc.font(font).fontSize(line.size).fillColor(colour);
  for (let size = line.size; size > least && doc.heightOfString(printed, { width }) > mostPt(); ) {
    size = Math.max(least, size - 1);
    doc.fontSize(size);
  }
  const height = mostPt();
  const used = Math.min(doc.heightOfString(printed, { width }), height);
  doc.text(printed, left, top, { width, height, ellipsis: true });
  return top + used;
}

function rule(doc: Doc, left: number, top: number, width: number): void {
  doc
    .moveTo(left, top)
    .lineTo(left + width, top)
    .lineWidth(0.8)
    .stroke(PRINT_COLORS.ink);
}

/** Draws the label of one package, 105 by 148 mm, with its top left corner there. */
export function drawLabel(
  doc: Doc,
  { row, packages }: FreightPaper,
  { index, sscc, tracking }: LabelledPackage,
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
  // Where it goes has to be there to the last word: a street may have 200 letters.
  top = write(doc, row.delivery_suburb, left, top, { size: 24, least: 14, font: FONTS.display, width, most: 2 });
  top = write(doc, delivery.businessName, left, top + 1, { size: 13, least: 9, font: FONTS.strong, width, most: 2 });
  top = write(doc, delivery.street, left, top + 1, { size: 11.5, least: 7.5, width, most: 3 });
  const contact = `${delivery.contactName}, ${delivery.phone}`;
  top = write(doc, contact, left, top + 1, { size: 10, least: 7.5, width, most: 2 });
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
  if (dangerous !== '') {
    const band = Math.max(top, beside + QR_PT) + 4;
    doc.rect(left, band, width, 15).fill(PRINT_COLORS.ink);
    doc.font(FONTS.strong).fontSize(9).fillColor(PRINT_COLORS.white);
    doc.text(printable(`Dangerous goods: ${dangerous}`), left + 5, band + 3, {
      width: width - 10,
      height: 12,
      ellipsis: true,
    });
  }

  const code = gs1Bars(`(00)${sscc}`);
  const barsTop = corner.topPt + LABEL_PT.height - EDGE_PT - BARS_PT - 14;
  const barsLeft = corner.leftPt + (LABEL_PT.width - barsPt(code, MODULE_PT)) / 2;
  drawBars(doc, code, { leftPt: barsLeft, topPt: barsTop, modulePt: MODULE_PT, heightPt: BARS_PT });
  doc.font(FONTS.text).fontSize(10).fillColor(PRINT_COLORS.ink);
  doc.text(ssccText(sscc), left, barsTop + BARS_PT + 3, { width, align: 'center', lineBreak: false });
}
