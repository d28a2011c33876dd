import { FONTS, PRINT_COLORS, printable, type Sheet } from './sheet.ts';

const SIZE_PT = 9;
const INDENT_PT = 12;

/** Writes a list with bullets. */
export function writeList({ doc, leftPt, widthPt, keepTogether }: Sheet, items: readonly string[]): void {
  doc.font(FONTS.text).fontSize(SIZE_PT).fillColor(PRINT_COLORS.ink);
  const options = { width: widthPt - INDENT_PT, lineGap: 1 };
  for (const item of items.map(printable)) {
    keepTogether(doc.heightOfString(item, options));
    const top = doc.y;
    doc.text('•', leftPt, top, { lineBreak: false });
    doc.text(item, leftPt + INDENT_PT, top, options);
    doc.y += 2;
  }
}
