import { inTurns } from '../inTurns.ts';
import { FONTS, PRINT_COLORS, printable, type Sheet } from './sheet.ts';

const HEAD_PT = 8;
const TEXT_PT = 9;
const PADDING_PT = 3.5;
const GAP_PT = 8;
/** A few milliseconds. */
const ROWS_AT_ONCE = 20;
const NUMERALS: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

export interface PdfColumn<Row> {
  label: string;
  /** Share of the width; all of them add up to 1. */
  share: number;
  /** In figures of equal width. */
  align?: 'right';
  text: (row: Row) => string;
}

/** Writes a table of any length. Its heading stands on every page, and a row is never split between pages. */
export async function writeColumns<Row>(
  { doc, leftPt, widthPt, keepTogether }: Sheet,
  columns: readonly PdfColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const placed = columns.map((column, index) => {
    const before = columns.slice(0, index).reduce((sum, { share }) => sum + share, 0);
    const width = column.share * widthPt - (index === columns.length - 1 ? 0 : GAP_PT);
    const options = { width, align: column.align ?? 'left', features: NUMERALS } as const;
    return { ...column, left: leftPt + before * widthPt, options };
  });

  function rule(colour: string): void {
    doc
      .moveTo(leftPt, doc.y)
      .lineTo(leftPt + widthPt, doc.y)
      .lineWidth(0.6)
      .stroke(colour);
  }

  function writeLine(texts: readonly string[]): void {
    const top = doc.y + PADDING_PT;
    const heights = placed.map(({ options }, index) => doc.heightOfString(texts[index] ?? '', options));
    for (const [index, { left, options }] of placed.entries()) doc.text(texts[index] ?? '', left, top, options);
    doc.y = top + Math.max(...heights) + PADDING_PT;
  }

  function writeHead(): void {
    doc.font(FONTS.text).fontSize(HEAD_PT).fillColor(PRINT_COLORS.inkSoft);
    writeLine(placed.map(({ label }) => printable(label)));
    rule(PRINT_COLORS.ink);
    doc.font(FONTS.text).fontSize(TEXT_PT).fillColor(PRINT_COLORS.ink);
  }

  keepTogether(4 * (TEXT_PT + 2 * PADDING_PT));
  writeHead();
  await inTurns(
    rows,
    (row) => {
      const texts = placed.map(({ text }) => printable(text(row)));
      const heightPt = Math.max(...placed.map(({ options }, index) => doc.heightOfString(texts[index] ?? '', options)));
      const pages = doc.bufferedPageRange().count;
      keepTogether(heightPt + 2 * PADDING_PT);
      if (doc.bufferedPageRange().count > pages) writeHead();
      writeLine(texts);
      rule(PRINT_COLORS.rule);
    },
    { atOnce: ROWS_AT_ONCE },
  );
  doc.y += 2;
}
