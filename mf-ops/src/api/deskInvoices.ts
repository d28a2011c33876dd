import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { DeskInvoiceSort, DeskInvoiceView } from '@saltbush/consignments/api';
import { deskApi } from './deskApi.ts';
import type { ListQuery } from './list-query.ts';

export const { useDeskInvoicesQuery, useLazyDeskInvoicesQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskInvoices: build.query<ApiAnswer<'GET /api/ops/invoices'>, ListQuery<DeskInvoiceView, DeskInvoiceSort>>({
      query: (query) => apiCall('GET /api/ops/invoices', { query }),
      providesTags: ['DeskInvoices'],
    }),
  }),
});
