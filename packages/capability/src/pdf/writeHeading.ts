import { FONTS, PRINT_COLORS, printable, type Sheet } from './sheet.ts';

const SIZE_PT = 11;
/** At least this much of the following text stays on the same page as the heading. */
const FOLLOWING_PT = 56;

/** Writes the heading of a section. */
export function writeHeading({ doc, leftPt, widthPt, keepTogether }: Sheet, text: string): void {
  keepTogether(SIZE_PT + FOLLOWING_PT);
  doc.moveDown(0.8).font(FONTS.strong).fontSize(SIZE_PT).fillColor(PRINT_COLORS.ink);
  doc.text(printable(text), leftPt, doc.y, { width: widthPt });
  doc.y += 4;
}
