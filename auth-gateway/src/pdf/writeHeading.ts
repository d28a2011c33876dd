import { FONTS, PRINT_COLORS, printable, type Sheet } from './sheet.ts';

const SIZE_PT = 11;
/** The heading stays with at least this much of what follows. */
const FOLLOWING_PT = 56;

/** The heading of a part. */
export function writeHeading({ doc, leftPt, widthPt, keepTogether }: Sheet, text: string): void {
  keepTogether(SIZE_PT + FOLLOWING_PT);
  doc.moveDown(0.8).font(FONTS.strong).fontSize(SIZE_PT).fillColor(PRINT_COLORS.ink);
  doc.text(printable(text), leftPt, doc.y, { width: widthPt });
  doc.y += 4;
}
