import { brandMark } from '@saltbush/ui/brand';
import { PRINT_COLORS } from './sheet.ts';

/** Size of the grid on which `brandMark` is drawn. */
const GRID = 32;

/** Draws the company's mark in a square. */
export function drawMark(
  doc: PDFKit.PDFDocument,
  { leftPt, topPt, sizePt }: { leftPt: number; topPt: number; sizePt: number },
): void {
  doc
    .save()
    .translate(leftPt, topPt)
    .scale(sizePt / GRID);
  doc.path(brandMark.leaf).fill(PRINT_COLORS.saltbush);
  doc.path(brandMark.road).fill(PRINT_COLORS.white);
  doc.restore();
}
