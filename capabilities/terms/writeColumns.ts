import { FONTS, PRINT_COLORS, printable, type Sheet } from '@saltbush/capability/pdf';

const SIZE_PT = 9;
const PADDING_PT = 3.5;
const INDENT_PT = 30;
const NUMERALS: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

interface Columns {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Writes a small table: the first column names the row, the others are aligned right. It stays on one page. */
export function writeColumns({ doc, leftPt, widthPt, keepTogether }: Sheet, { caption, columns, rows }: Columns): void {
  const left = leftPt + INDENT_PT;
  const width = widthPt - INDENT_PT;
  const firstPt = width * 0.5;
  const otherPt = (width - firstPt) / Math.max(1, columns.length - 1);
  const rowPt = SIZE_PT + 2 * PADDING_PT + 2;
  keepTogether(rowPt * (rows.length + 2));

  function writeRow(cells: readonly string[], font: string, rule: string): void {
    const top = doc.y + PADDING_PT;
    doc.font(font).fontSize(SIZE_PT).fillColor(PRINT_COLORS.ink);
    for (const [index, cell] of cells.entries()) {
      const isFirst = index === 0;
      doc.text(printable(cell), isFirst ? left : left + firstPt + (index - 1) * otherPt, top, {
        width: isFirst ? firstPt : otherPt,
        align: isFirst ? 'left' : 'right',
        lineBreak: false,
        features: NUMERALS,
      });
    }
    const bottom = top + SIZE_PT + 2 + PADDING_PT;
    doc
      .moveTo(left, bottom)
      .lineTo(left + width, bottom)
      .lineWidth(0.5)
      .stroke(rule);
    doc.y = bottom;
  }

  doc.font(FONTS.text).fontSize(8).fillColor(PRINT_COLORS.inkSoft);
  doc.text(printable(caption), left, doc.y + 2, { lineBreak: false });
  doc.y += 10;
  writeRow(columns, FONTS.strong, PRINT_COLORS.ink);
  for (const cells of rows) writeRow(cells, FONTS.text, PRINT_COLORS.rule);
  doc.y += 8;
}
