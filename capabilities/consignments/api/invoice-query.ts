import { line } from '@saltbush/business-api/texts';
import * as yup from 'yup';
import { DESK_INVOICE_VIEWS, type DeskInvoiceView } from './desk-invoices.ts';
import { INVOICE_VIEWS, type InvoiceQuery } from './invoices.ts';
import { among, date, LAST_PAGE, wholeNumber } from './query-fields.ts';

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

/**
 * Query of `GET /api/ops/invoices/xero.csv` and `…/myob.txt`: what the list has on show, issued in a period. 400
 * `invalid-input` also for more documents than one file holds.
 */
export interface AccountingQuery {
  view?: DeskInvoiceView;
  search?: string;
  /** First and last day of issue, `2026-11-01`; without one the period has no such end. */
  from?: string;
  to?: string;
}

const DESK_SEARCH_LENGTH = 200;

/** Query parameters of the files for accounting; each may be left out. */
export const accountingQuerySchema = yup
  .object({
    view: among(DESK_INVOICE_VIEWS, `View must be one of ${DESK_INVOICE_VIEWS.join(', ')}`),
    search: line('Search', DESK_SEARCH_LENGTH).optional(),
    from: date('First day'),
    to: date('Last day'),
  })
  .noUnknown();
