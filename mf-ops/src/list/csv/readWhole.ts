import type { ListAnswer } from '../../frame/desk-list.ts';

/** Pages read for one file, so that a large list is not asked for page by page for minutes. */
export const MOST_PAGES = 40;

/** The rows of all pages, at most forty pages, and how many there are in all. Rejects when one could not be read. */
export async function readWhole<Row>(
  readPage: (page: number) => Promise<ListAnswer<Row>>,
): Promise<{ rows: Row[]; total: number }> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await readPage(page);
    rows.push(...answer.rows);
    if (rows.length >= answer.total || answer.rows.length === 0 || page === MOST_PAGES) {
      return { rows, total: answer.total };
    }
  }
}
