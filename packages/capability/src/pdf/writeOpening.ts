import { FONTS, PRINT_COLORS, printable, type Sheet } from './sheet.ts';

const PANEL_PT = 68;
const PADDING_PT = 16;
const LINE_PT = 15;
const VALUE_PT = 27;

interface Opening {
  title: string;
  /** Below the title, such as what the document is about. */
  below: string;
  /** What matters most, such as the price, and what it is. */
  label: string;
  value: string;
  /** Size of the value; smaller where it is long. */
  valuePt?: number;
  /** Beside it, up to three; the last one is strong. */
  beside?: readonly string[];
}

/** Writes what a document begins with: its title, and a panel with what matters most. */
export function writeOpening(
  { doc, leftPt, widthPt }: Sheet,
  { title, below, label, value, valuePt = VALUE_PT, beside = [] }: Opening,
): void {
  doc.font(FONTS.display).fontSize(22).fillColor(PRINT_COLORS.ink);
  doc.text(printable(title), leftPt, doc.y, { width: widthPt, lineGap: 1 });
  doc.font(FONTS.text).fontSize(11).fillColor(PRINT_COLORS.inkSoft);
  doc.text(printable(below), leftPt, doc.y + 2, { width: widthPt });
  const top = doc.y + 14;
  doc.roundedRect(leftPt, top, widthPt, PANEL_PT, 7).fill(PRINT_COLORS.saltbushMist);
  const left = leftPt + PADDING_PT;
  doc.font(FONTS.text).fontSize(9).fillColor(PRINT_COLORS.ink);
  doc.text(printable(label), left, top + 13, { lineBreak: false });
  doc.font(FONTS.display).fontSize(valuePt).fillColor(PRINT_COLORS.saltbush);
  doc.text(printable(value), left, top + 26 + (VALUE_PT - valuePt) / 2, { lineBreak: false });
  const right = { width: widthPt / 2 - PADDING_PT, align: 'right' } as const;
  const firstPt = Math.round((PANEL_PT - beside.length * LINE_PT) / 2);
  for (const [index, line] of beside.entries()) {
    const isLast = index === beside.length - 1;
    doc
      .font(isLast ? FONTS.strong : FONTS.text)
      .fontSize(10)
      .fillColor(PRINT_COLORS.ink);
    doc.text(printable(line), leftPt + widthPt / 2, top + firstPt + index * LINE_PT, right);
  }
  doc.y = top + PANEL_PT + 14;
}
