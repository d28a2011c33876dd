import { FONTS, PRINT_COLORS, printable, type Sheet } from './sheet.ts';

const SIZE_PT = 9;

/** Writes a paragraph. With `link`, the whole paragraph is a link. */
export function writeParagraph({ doc, leftPt, widthPt, keepTogether }: Sheet, text: string, link?: string): void {
  const shown = printable(text);
  doc.font(FONTS.text).fontSize(SIZE_PT);
  doc.fillColor(link === undefined ? PRINT_COLORS.ink : PRINT_COLORS.saltbush);
  const options = { width: widthPt, lineGap: 1 };
  keepTogether(doc.heightOfString(shown, options));
  doc.text(shown, leftPt, doc.y, { ...options, link: link ?? null, underline: link !== undefined });
  doc.y += 3;
}
