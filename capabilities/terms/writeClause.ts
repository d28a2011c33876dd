import { FONTS, PRINT_COLORS, printable, type Sheet } from '@saltbush/capability/pdf';

const SIZE_PT = 9.5;
const INDENT_PT = 30;
const NUMERALS: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

/** Writes a clause beside its number, such as 3.2. It is never split between pages. */
export function writeClause({ doc, leftPt, widthPt, keepTogether }: Sheet, number: string, text: string): void {
  const shown = printable(text);
  doc.font(FONTS.text).fontSize(SIZE_PT);
  const options = { width: widthPt - INDENT_PT, lineGap: 1.5 };
  keepTogether(doc.heightOfString(shown, options));
  const top = doc.y;
  doc.fillColor(PRINT_COLORS.inkSoft).text(number, leftPt, top, { lineBreak: false, features: NUMERALS });
  doc.fillColor(PRINT_COLORS.ink).text(shown, leftPt + INDENT_PT, top, options);
  doc.y += 4;
}
