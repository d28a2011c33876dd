import { FONTS, PRINT_COLORS, type Sheet } from '@saltbush/capability/pdf';

const BOX_PT = 62;
const GAP_PT = 10;

/** Boxes side by side for names, signatures and times. */
export function writeSignatures({ doc, leftPt, widthPt, keepTogether }: Sheet, who: readonly string[]): void {
  keepTogether(BOX_PT + 30);
  const width = (widthPt - GAP_PT * (who.length - 1)) / who.length;
  const top = doc.y + 10;
  for (const [index, name] of who.entries()) {
    const left = leftPt + index * (width + GAP_PT);
    doc.rect(left, top, width, BOX_PT).lineWidth(0.6).stroke(PRINT_COLORS.ink);
    doc
      .font(FONTS.strong)
      .fontSize(9)
      .fillColor(PRINT_COLORS.ink)
      .text(name, left + 6, top + 5, { lineBreak: false });
    doc.font(FONTS.text).fontSize(8).fillColor(PRINT_COLORS.inkSoft);
    doc.text('Name, signature, date and time', left + 6, top + BOX_PT - 14, { lineBreak: false });
  }
  doc.y = top + BOX_PT + 6;
}
