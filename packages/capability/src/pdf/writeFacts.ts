import { FONTS, PRINT_COLORS, printable, type Sheet } from './sheet.ts';

const COLUMNS = 3;
const GAP_PT = 16;
const LABEL_PT = 8;
const VALUE_PT = 10.5;
const ROW_GAP_PT = 9;

export interface Fact {
  label: string;
  value: string;
}

/** Writes facts in three columns, row by row. */
export function writeFacts({ doc, leftPt, widthPt, keepTogether }: Sheet, facts: readonly Fact[]): void {
  const columnPt = (widthPt - GAP_PT * (COLUMNS - 1)) / COLUMNS;
  const options = { width: columnPt, lineGap: 0.5 };
  for (let start = 0; start < facts.length; start += COLUMNS) {
    const row = facts.slice(start, start + COLUMNS).map(({ label, value }) => ({ label, value: printable(value) }));
    doc.font(FONTS.strong).fontSize(VALUE_PT);
    const valuePt = Math.max(...row.map(({ value }) => doc.heightOfString(value, options)));
    keepTogether(LABEL_PT + 3 + valuePt);
    const top = doc.y;
    for (const [index, { label, value }] of row.entries()) {
      const left = leftPt + index * (columnPt + GAP_PT);
      doc.font(FONTS.text).fontSize(LABEL_PT).fillColor(PRINT_COLORS.inkSoft);
      doc.text(printable(label), left, top, { width: columnPt, lineBreak: false });
      doc.font(FONTS.strong).fontSize(VALUE_PT).fillColor(PRINT_COLORS.ink);
      doc.text(value, left, top + LABEL_PT + 3, options);
    }
    doc.y = top + LABEL_PT + 3 + valuePt + ROW_GAP_PT;
  }
  doc.y += ROW_GAP_PT;
}
