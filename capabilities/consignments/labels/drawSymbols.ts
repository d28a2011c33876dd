import type { Bars, Squares } from './symbols.ts';

type Doc = PDFKit.PDFDocument;
const BLACK = '#000000';

/** Width of bars in points. */
export const barsPt = (bars: Bars, modulePt: number): number =>
  bars.reduce((total, modules) => total + modules, 0) * modulePt;

/** Draws bars as vectors, so that they stay sharp on every printer. Leave ten modules of white on both sides. */
export function drawBars(
  doc: Doc,
  bars: Bars,
  { leftPt, topPt, modulePt, heightPt }: { leftPt: number; topPt: number; modulePt: number; heightPt: number },
): void {
  let at = leftPt;
  for (const [index, modules] of bars.entries()) {
    const width = modules * modulePt;
    if (index % 2 === 0) doc.rect(at, topPt, width, heightPt);
    at += width;
  }
  doc.fill(BLACK);
}

/** Draws a square symbol; what is dark side by side is drawn as one. Leave four squares of white around it. */
export function drawSquares(
  doc: Doc,
  { size, isDark }: Squares,
  { leftPt, topPt, sidePt }: { leftPt: number; topPt: number; sidePt: number },
): void {
  const one = sidePt / size;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!isDark(row, column)) continue;
      let end = column + 1;
      while (end < size && isDark(row, end)) end += 1;
      doc.rect(leftPt + column * one, topPt + row * one, (end - column) * one, one);
      column = end;
    }
  }
  doc.fill(BLACK);
}
