import type { Request } from 'express';
import { Refusal } from '../Refusal.ts';

export const DESK_PAGE_SIZE = 25;
const LONGEST_SEARCH = 200;
const LAST_PAGE = 100_000;

export interface DeskSort<Sort extends string> {
  by: Sort;
  direction: 'asc' | 'desc';
}

export interface DeskQuery<View extends string, Sort extends string = never> {
  view: View;
  /** Null: the list's own order, which begins with what needs somebody. */
  sort: DeskSort<Sort> | null;
  /** Trimmed; blank finds everything. */
  search: string;
  /** Counts from 1. */
  page: number;
}

interface DeskListOptions<View extends string, Sort extends string> {
  /** The first one is the default. */
  views: readonly View[];
  /** What the list may be sorted by. A minus before it sorts downwards. */
  sorts: readonly Sort[];
}

/** Null for no order, undefined for one that the list does not have. */
function sortOf<Sort extends string>(sort: unknown, sorts: readonly Sort[]): DeskSort<Sort> | null | undefined {
  if (sort === '') return null;
  const by = sorts.find((known) => sort === known || sort === `-${known}`);
  return by && { by, direction: sort === by ? 'asc' : 'desc' };
}

/**
 * Reads `?view=&search=&sort=&page=` for a list of staff.
 * @throws Refusal `bad-request` that says what may be asked for.
 */
export function deskQuery<View extends string, Sort extends string>(
  { query }: Pick<Request, 'query'>,
  { views, sorts }: DeskListOptions<View, Sort>,
): DeskQuery<View, Sort> {
  const { view = views[0], search = '', sort = '', page = '1' } = query;
  const known = views.find((candidate) => candidate === view);
  const order = sortOf(sort, sorts);
  const number = Number(page);
  const isPage = Number.isInteger(number) && number >= 1 && number <= LAST_PAGE;
  const isSearch = typeof search === 'string' && search.length <= LONGEST_SEARCH;
  if (known === undefined || order === undefined || !isSearch || !isPage) {
    const message = `Ask for a view (${views.join(', ')}), a sort (${sorts.join(', ')}; with a minus, downwards), a search of at most ${LONGEST_SEARCH} characters, a page from 1.`;
    throw new Refusal(message, { status: 400, code: 'bad-request' });
  }
  return { view: known, sort: order, search: search.trim(), page: number };
}

/** A pattern for `ilike` that finds the text anywhere. Wildcards in the text are taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
