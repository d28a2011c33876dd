import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** What a PDF says on each page, and its title. */
export async function readPaper(pdf: Buffer): Promise<{ pages: string[]; title: string }> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: false });
  return {
    pages: text.map((page) => page.replace(/\s+/g, ' ')),
    title: String((await getMeta(document)).info.Title),
  };
}
