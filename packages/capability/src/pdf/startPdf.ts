import { setImmediate as turn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brand } from '@saltbush/ui/brand';
import PDFDocument from 'pdfkit';
import { FONTS } from './sheet.ts';

const fontFile = (name: string) => fileURLToPath(new URL(`../../fonts/archivo-${name}.ttf`, import.meta.url));

export interface PdfFrame {
  /** The document's title, such as `Quote Q-2026-000123`: in its properties and at the top of every page. */
  title: string;
  subject: string;
  /** When the document was issued. */
  issuedAt: Date;
}

type Layout = Pick<PDFKit.PDFDocumentOptions, 'size' | 'margins' | 'margin' | 'bufferPages' | 'autoFirstPage'>;

/** Begins a document with the site's fonts. `done` resolves to its bytes once `doc.end()` was called. */
export async function startPdf(
  { title, subject, issuedAt }: PdfFrame,
  layout: Layout,
): Promise<{ doc: PDFKit.PDFDocument; done: Promise<Buffer> }> {
  const doc = new PDFDocument({
    ...layout,
    pdfVersion: '1.7',
    lang: 'en-AU',
    displayTitle: true,
    info: { Title: title, Subject: subject, Author: brand.legalName, Creator: brand.name, CreationDate: issuedAt },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const font of Object.values(FONTS)) {
    doc.registerFont(font, fontFile(font));
    // Opening a font takes as long as writing half a page: none is in one turn with another.
    await turn();
    doc.font(font);
  }
  await turn();
  return { doc, done };
}
