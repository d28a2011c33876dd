const LAST_PAGE = 100_000;

/** The `page` of a query, counted from 1. Anything else means the first page. */
export function pageNumber(value: unknown): number {
  const page = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : 1;
  return Math.min(Math.max(page, 1), LAST_PAGE);
}
