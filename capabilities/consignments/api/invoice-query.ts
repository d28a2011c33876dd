import { line } from '@saltbush/business-api/texts';
import * as yup from 'yup';
import { INVOICE_VIEWS, type InvoiceQuery } from './invoices.ts';
import { among, LAST_PAGE, wholeNumber } from './query-fields.ts';

const SEARCH_LENGTH = 100;

/** Query parameters; each may be left out. */
export const invoiceQuerySchema = yup
  .object({
    view: among(INVOICE_VIEWS, `View must be one of ${INVOICE_VIEWS.join(', ')}`),
    search: line('Search', SEARCH_LENGTH).optional(),
    page: wholeNumber('Page', LAST_PAGE),
  })
  .noUnknown();

/** The query for parsed parameters. */
export const invoiceQueryOf = ({ view, search, page }: yup.InferType<typeof invoiceQuerySchema>): InvoiceQuery => ({
  view: view ?? 'all',
  search: search?.trim() ?? '',
  page: Number(page ?? 1),
});
