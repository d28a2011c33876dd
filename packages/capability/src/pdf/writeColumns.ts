import { setImmediate as turn } from 'node:timers/promises';
import { FONTS, PRINT_COLORS, printable, type Sheet } from './sheet.ts';

const HEAD_PT = 8;
const TEXT_PT = 9;
const PADDING_PT = 3.5;
const GAP_PT = 8;
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

  const heightOf = (texts: readonly string[]): number =>
    Math.max(...placed.map(({ options }, index) => doc.heightOfString(texts[index] ?? '', options)));

  function writeLine(texts: readonly string[], heightPt: number): void {
    const top = doc.y + PADDING_PT;
    for (const [index, { left, options }] of placed.entries()) doc.text(texts[index] ?? '', left, top, options);
    doc.y = top + heightPt + PADDING_PT;
  }

  const labels = placed.map(({ label }) => printable(label));

  function writeHead(): void {
    doc.font(FONTS.text).fontSize(HEAD_PT).fillColor(PRINT_COLORS.inkSoft);
    writeLine(labels, heightOf(labels));
    rule(PRINT_COLORS.ink);
    doc.font(FONTS.text).fontSize(TEXT_PT).fillColor(PRINT_COLORS.ink);
  }

  keepTogether(4 * (TEXT_PT + 2 * PADDING_PT));
  writeHead();
  for (const row of rows) {
    const texts = placed.map(({ text }) => printable(text(row)));
    const heightPt = heightOf(texts);
    const pages = doc.bufferedPageRange().count;
    keepTogether(heightPt + 2 * PADDING_PT);
    if (doc.bufferedPageRange().count > pages) writeHead();
    writeLine(texts, heightPt);
    rule(PRINT_COLORS.rule);
    // Words that were not laid out before take long: a row has a turn of its own.
    await turn();
  }
  doc.y += 2;
}
