import { setImmediate as turn } from 'node:timers/promises';
import { brand } from '@saltbush/ui/brand';
import { drawMark } from './drawMark.ts';
import { FONTS, POINTS_PER_MM, PRINT_COLORS, printable, type Sheet } from './sheet.ts';
import { type PdfFrame, startPdf } from './startPdf.ts';

const MARGIN_PT = 18 * POINTS_PER_MM;
const HEADER_PT = 31 * POINTS_PER_MM;
const FOOTER_PT = 25 * POINTS_PER_MM;
const MARK_PT = 26;
const FINE_PT = 8;
const NUMERALS: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

function drawHeader({ doc, leftPt, widthPt }: Sheet, title: string): void {
  const top = 14 * POINTS_PER_MM;
  drawMark(doc, { leftPt, topPt: top, sizePt: MARK_PT });
  const [first = '', ...rest] = brand.name.split(' ');
  const baseline = top + 5;
  doc.fillColor(PRINT_COLORS.ink).font(FONTS.display).fontSize(15);
  doc.text(`${first} `, leftPt + MARK_PT + 8, baseline, { continued: true, lineBreak: false });
  doc.font(FONTS.text).text(rest.join(' '), { lineBreak: false });
  doc.font(FONTS.strong).fontSize(11).fillColor(PRINT_COLORS.ink);
  doc.text(printable(title), leftPt, baseline + 3, { width: widthPt, align: 'right', lineBreak: false });
}

function drawFooter({ doc, leftPt, widthPt }: Sheet, pageText: string): void {
  const { street, suburb, state, postcode } = brand.address;
  const top = doc.page.height - 20 * POINTS_PER_MM;
  doc
    .moveTo(leftPt, top)
    .lineTo(leftPt + widthPt, top)
    .lineWidth(0.5)
    .stroke(PRINT_COLORS.rule);
  doc.font(FONTS.text).fontSize(FINE_PT).fillColor(PRINT_COLORS.inkSoft);
  const lines = [
    `${brand.legalName}  ABN ${brand.abn}`,
    `${street}, ${suburb} ${state} ${postcode}  ${brand.phone}  ${brand.salesEmail}`,
  ];
  for (const [index, line] of lines.entries()) {
    doc.text(line, leftPt, top + 6 + index * 11, { lineBreak: false });
  }
  doc.text(pageText, leftPt, top + 6, { width: widthPt, align: 'right', lineBreak: false, features: NUMERALS });
}

interface PdfPart {
  /** At the top of every page of it. */
  title: string;
  write: (sheet: Sheet) => void | Promise<void>;
}

/**
 * Makes one file of several A4 documents, each with pages that begin and are numbered anew. `write` fills the pages;
 * each page gets the mark, the document's title, the company's legal name and ABN, and its number. A long document is
 * written in turns, so that other requests are answered meanwhile.
 */
export async function renderPdfs(frame: PdfFrame, parts: readonly PdfPart[]): Promise<Buffer> {
  const { doc, done } = await startPdf(frame, {
    size: 'A4',
    margins: { top: HEADER_PT, bottom: FOOTER_PT, left: MARGIN_PT, right: MARGIN_PT },
    bufferPages: true,
  });
  const sheet: Sheet = {
    doc,
    leftPt: MARGIN_PT,
    widthPt: doc.page.width - 2 * MARGIN_PT,
    keepTogether(heightPt) {
      if (doc.y + heightPt > doc.page.height - FOOTER_PT) doc.addPage();
    },
  };
  for (const [index, { title, write }] of parts.entries()) {
    if (index > 0) doc.addPage();
    await write(sheet);
    await turn();
    const { start, count } = doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(start + page);
      // Without this, text below the bottom margin would start a new page.
      doc.page.margins.bottom = 0;
      drawHeader(sheet, title);
      drawFooter(sheet, `Page ${page + 1} of ${count}`);
    }
    doc.flushPages();
    await turn();
  }
  doc.end();
  return done;
}
