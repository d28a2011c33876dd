import { INVOICE_VIEWS, type InvoiceQuery } from '@saltbush/consignments/api';
import { pageOf } from '@saltbush/portal';

const SEARCH_LENGTH = 100;

/** Reads the query from an address. Missing and invalid values become the defaults. */
export const readInvoicesAddress = (parameters: URLSearchParams): InvoiceQuery => ({
  view: INVOICE_VIEWS.find((view) => view === parameters.get('view')) ?? 'all',
  search: (parameters.get('search') ?? '').trim().slice(0, SEARCH_LENGTH),
  page: pageOf(parameters),
});

/** The shortest address of this query. */
export function invoicesHref({ view, search, page }: InvoiceQuery): string {
  const parameters = new URLSearchParams();
  if (view !== 'all') parameters.set('view', view);
  if (search !== '') parameters.set('search', search);
  if (page !== 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query === '' ? '/dashboard/invoices' : `/dashboard/invoices?${query}`;
}
