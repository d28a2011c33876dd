import { pageOf } from '@saltbush/portal';
import { ROW_VIEWS, type RowView } from './rows/row-views.ts';

/** What the list of rows shows. */
export interface BulkAddress {
  view: RowView;
  page: number;
}

/** Reads view and page from an address. Missing and invalid values become the defaults. */
export const readBulkAddress = (parameters: URLSearchParams): BulkAddress => ({
  view: ROW_VIEWS.find((view) => view === parameters.get('view')) ?? 'all',
  page: pageOf(parameters),
});

/** The shortest address of this page. */
export function bulkHref({ view, page }: BulkAddress): string {
  const parameters = new URLSearchParams();
  if (view !== 'all') parameters.set('view', view);
  if (page !== 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query === '' ? '/dashboard/bulk-booking' : `/dashboard/bulk-booking?${query}`;
}
