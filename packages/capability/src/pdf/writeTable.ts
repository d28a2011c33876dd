import { FONTS, PRINT_COLORS, printable, type Sheet } from './sheet.ts';

const PADDING_PT = 4;
const NUMERALS: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

export interface TableRow {
  label: string;
  /** Aligned right, in figures of equal width. */
  value: string;
  /** `total` is bold; `grand-total` is also larger. */
  weight?: 'total' | 'grand-total';
}

interface Table {
  head: { label: string; value: string };
  rows: readonly TableRow[];
  /** Share of the width for the right column. */
  valueShare?: number;
}

const LOOKS = {
  line: { font: FONTS.text, sizePt: 9.5 },
  total: { font: FONTS.strong, sizePt: 9.5 },
  'grand-total': { font: FONTS.strong, sizePt: 13 },
} as const;

/** Writes a table of two columns, the right one for amounts. A row is never split between pages. */
export function writeTable(sheet: Sheet, { head, rows, valueShare = 0.3 }: Table): void {
  const { doc, leftPt, widthPt, keepTogether } = sheet;
  const valuePt = widthPt * valueShare;
  const labelPt = widthPt - valuePt - 12;

  function write(label: string, value: string, y: number): number {
    const right = { width: valuePt, align: 'right', features: NUMERALS } as const;
    const heightPt = Math.max(
      doc.heightOfString(label, { width: labelPt }),
      doc.heightOfString(value, { width: valuePt, features: NUMERALS }),
    );
    doc.text(label, leftPt, y, { width: labelPt, features: NUMERALS });
    doc.text(value, leftPt + widthPt - valuePt, y, right);
    return y + heightPt;
  }

  const rule = (y: number, colour: string) =>
    doc
      .moveTo(leftPt, y)
      .lineTo(leftPt + widthPt, y)
      .lineWidth(0.6)
      .stroke(colour);

  doc.font(FONTS.text).fontSize(8).fillColor(PRINT_COLORS.inkSoft);
  const headEnd = write(printable(head.label), printable(head.value), doc.y) + 3;
  rule(headEnd, PRINT_COLORS.ink);
  doc.y = headEnd;
  for (const row of rows) {
    const { font, sizePt } = LOOKS[row.weight ?? 'line'];
    doc.font(font).fontSize(sizePt);
    const label = printable(row.label);
    keepTogether(doc.heightOfString(label, { width: labelPt }) + 2 * PADDING_PT);
    doc.fillColor(PRINT_COLORS.ink);
    const end = write(label, printable(row.value), doc.y + PADDING_PT) + PADDING_PT;
    rule(end, PRINT_COLORS.rule);
    doc.y = end;
  }
  doc.y += 2;
}
