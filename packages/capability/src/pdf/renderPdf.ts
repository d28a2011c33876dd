import { renderPdfs } from './renderPdfs.ts';
import type { Sheet } from './sheet.ts';
import type { PdfFrame } from './startPdf.ts';

/** Makes an A4 document as `renderPdfs` makes several. */
export const renderPdf = (frame: PdfFrame, write: (sheet: Sheet) => void | Promise<void>): Promise<Buffer> =>
  renderPdfs(frame, [{ title: frame.title, write }]);
