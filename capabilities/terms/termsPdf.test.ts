import { formatDate, TERMS } from '@saltbush/freight';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { termsSections } from './api.ts';
import { termsPdf } from './termsPdf.ts';

describe('the terms as a PDF', () => {
  it('say the same as the page, all 14 sections in order', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await termsPdf()));
    const { totalPages, text: pages } = await extractText(pdf);
    const text = pages.join(' ').replace(/\s+/g, ' ');
    expect(termsSections).toHaveLength(14);
    let at = 0;
    for (const [index, { title, clauses, table }] of termsSections.entries()) {
      const heading = text.indexOf(`${index + 1}. ${title}`, at);
      expect(heading).toBeGreaterThanOrEqual(at);
      at = heading;
      for (const clause of clauses) expect(text).toContain(clause.replace(/\s+/g, ' '));
      for (const cells of table?.rows ?? []) expect(text).toContain(cells.join(' '));
    }
    expect(text).toContain(`Version ${TERMS.version}. Effective ${formatDate(TERMS.effectiveFrom)}.`);
    for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${totalPages}`);
    expect((await getMeta(pdf)).info.Title).toBe(`Terms & Conditions ${TERMS.version}`);
  });
});
