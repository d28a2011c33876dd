import type { Request } from 'express';
import { Refusal } from '../Refusal.ts';

export const DESK_PAGE_SIZE = 25;
const LONGEST_SEARCH = 200;
const LAST_PAGE = 100_000;

export interface DeskQuery<View extends string> {
  view: View;
  /** Trimmed; blank finds everything. */
  search: string;
  /** Counts from 1. */
  page: number;
}

/**
 * Reads `?view=&search=&page=` for a list of staff. The first view is the default.
 * @throws Refusal `bad-request` that says what may be asked for.
 */
export function deskQuery<View extends string>(
  { query }: Pick<Request, 'query'>,
  views: readonly View[],
): DeskQuery<View> {
  const { view = views[0], search = '', page = '1' } = query;
  const known = views.find((candidate) => candidate === view);
  const number = Number(page);
  const isPage = Number.isInteger(number) && number >= 1 && number <= LAST_PAGE;
  if (known === undefined || typeof search !== 'string' || search.length > LONGEST_SEARCH || !isPage) {
    const message = `Ask for a view (${views.join(', ')}), a search of at most ${LONGEST_SEARCH} characters, a page from 1.`;
    throw new Refusal(message, { status: 400, code: 'bad-request' });
  }
  return { view: known, search: search.trim(), page: number };
}

/** A pattern for `ilike` that finds the text anywhere. Wildcards in the text are taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
