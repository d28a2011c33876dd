export { type PdfFrame, renderPdf } from './renderPdf.ts';
export { sendPdf } from './sendPdf.ts';
export { FONTS, POINTS_PER_MM, PRINT_COLORS, printable, type Sheet } from './sheet.ts';
export { writeColumns } from './writeColumns.ts';
export { writeFacts } from './writeFacts.ts';
export { writeHeading } from './writeHeading.ts';
export { writeList } from './writeList.ts';
export { writeParagraph } from './writeParagraph.ts';
export { writeTable } from './writeTable.ts';
