import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { runApi } from './runApi.ts';

/** One page of the client's runs, and one run with its deliveries. A changed consignment changes what a run shows. */
export const { useRunsQuery, useRunQuery } = runApi.injectEndpoints({
  endpoints: (build) => ({
    runs: build.query<ApiAnswer<'GET /api/runs'>, { page: number }>({
      query: (query) => apiCall('GET /api/runs', { query }),
      providesTags: ['Runs', 'Shipments'],
    }),
    run: build.query<ApiAnswer<'GET /api/runs/:reference'>, string>({
      query: (reference) => apiCall('GET /api/runs/:reference', { params: { reference } }),
      providesTags: ['Runs', 'Shipments'],
    }),
  }),
});
