import { setImmediate as turn } from 'node:timers/promises';
import { type PdfFrame, PRINT_COLORS, startPdf } from '@saltbush/capability/pdf';
import type { LabelSize } from '../api/labels.ts';
import { drawLabel, LABEL_PT } from './drawLabel.ts';
import type { FreightPaper } from './freightPaper.ts';
import { qrSquares } from './symbols.ts';

/** Labels of one sheet, side by side and below one another. */
const SHEETS: Record<LabelSize, { across: number; down: number }> = {
  a6: { across: 1, down: 1 },
  a4: { across: 2, down: 2 },
};

/** Where to cut, for scissors: it ends before the edge of the paper, where printers draw nothing. */
function drawCuts(doc: PDFKit.PDFDocument, { across, down }: (typeof SHEETS)[LabelSize]): void {
  const { width, height } = LABEL_PT;
  const edge = 18;
  doc.lineWidth(0.4).dash(3, { space: 3 });
  for (let column = 1; column < across; column += 1) {
    doc.moveTo(column * width, edge).lineTo(column * width, down * height - edge);
  }
  for (let row = 1; row < down; row += 1) {
    doc.moveTo(edge, row * height).lineTo(across * width - edge, row * height);
  }
  doc.stroke(PRINT_COLORS.rule).undash();
}

/** Labels of some packages of a consignment, counted from 1. */
interface LabelRun {
  paper: FreightPaper;
  from: number;
  to: number;
}

/** Renders labels, one a page or four. Those of the next consignment go on where the last ones ended. */
export async function renderLabelsPdf(frame: PdfFrame, runs: readonly LabelRun[], size: LabelSize): Promise<Buffer> {
  const { across, down } = SHEETS[size];
  const { doc, done } = await startPdf(frame, {
    size: [LABEL_PT.width * across, LABEL_PT.height * down],
    margin: 0,
    autoFirstPage: false,
  });
  let drawn = 0;
  for (const { paper, from, to } of runs) {
    const tracking = qrSquares(paper.trackingUrl);
    await turn();
    for (const [offset, sscc] of paper.packages.slice(from - 1, to).entries()) {
      const place = drawn % (across * down);
      if (place === 0) {
        doc.addPage();
        drawCuts(doc, SHEETS[size]);
      }
      const leftPt = (place % across) * LABEL_PT.width;
      const topPt = Math.floor(place / across) * LABEL_PT.height;
      drawLabel(doc, paper, { index: from - 1 + offset, sscc, tracking }, { leftPt, topPt });
      drawn += 1;
      await turn();
    }
  }
  doc.end();
  return done;
}
