import { type ApiAnswer, apiCall, apiHref } from '@saltbush/business-api/api';
import { dashboardApi } from './dashboardApi.ts';

interface OfMonth {
  /** `2026-10`; last month without one. */
  month?: string;
}

const statementApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    clientStatement: build.query<ApiAnswer<'GET /api/invoices/statement'>, OfMonth>({
      query: (query) => apiCall('GET /api/invoices/statement', { query }),
      providesTags: ['Shipments'],
    }),
  }),
});

/** What the client was charged and has paid in a month. */
export const { useClientStatementQuery } = statementApi;

/** Download address of a statement. */
export const statementFileHref = (kind: 'pdf' | 'csv', month: string): string =>
  kind === 'pdf'
    ? apiHref('GET /api/invoices/statement.pdf', { query: { month } })
    : apiHref('GET /api/invoices/statement.csv', { query: { month } });
