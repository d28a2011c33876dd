import { setImmediate as turn } from 'node:timers/promises';
import { inTurns } from '@saltbush/capability/in-turns';
import { PRINT_COLORS, startPdf } from '@saltbush/capability/pdf';
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

/** Renders a label for each package of a consignment, one a page or four. */
export async function renderLabelsPdf(paper: FreightPaper, size: LabelSize): Promise<Buffer> {
  const { row, packages, trackingUrl, issuedAt } = paper;
  const { across, down } = SHEETS[size];
  const title = `Labels ${row.reference}`;
  const subject = `${packages.length} ${packages.length === 1 ? 'package' : 'packages'} to ${row.delivery_suburb}`;
  const { doc, done } = startPdf(
    { title, subject, issuedAt },
    { size: [LABEL_PT.width * across, LABEL_PT.height * down], margin: 0, autoFirstPage: false },
  );
  const tracking = qrSquares(trackingUrl);
  await turn();
  await inTurns(
    packages.entries(),
    ([index, sscc]) => {
      const place = index % (across * down);
      if (place === 0) {
        doc.addPage();
        drawCuts(doc, SHEETS[size]);
      }
      const leftPt = (place % across) * LABEL_PT.width;
      const topPt = Math.floor(place / across) * LABEL_PT.height;
      drawLabel(doc, paper, { index, sscc, tracking }, { leftPt, topPt });
    },
    // The first label opens the fonts, which takes as long as ten others.
    { atOnce: 1 },
  );
  doc.end();
  return done;
}
