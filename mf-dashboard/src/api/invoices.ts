import { type ApiAnswer, apiCall, apiHref } from '@saltbush/business-api/api';
import type { InvoiceQuery } from '@saltbush/consignments/api';
import { dashboardApi } from './dashboardApi.ts';

const invoicesApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    clientInvoices: build.query<ApiAnswer<'GET /api/invoices'>, InvoiceQuery>({
      query: (query) => apiCall('GET /api/invoices', { query }),
      providesTags: ['Shipments'],
    }),
  }),
});

/** One page of the client's invoices, what is owed first. */
export const { useClientInvoicesQuery } = invoicesApi;

/** Download address of the list as CSV. */
export const invoicesCsvHref = ({ view, search }: Pick<InvoiceQuery, 'view' | 'search'>): string =>
  apiHref('GET /api/invoices.csv', { query: { view, search } });
