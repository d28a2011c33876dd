import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { dashboardApi } from './dashboardApi.ts';

const clientQuotesApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    clientQuotes: build.query<ApiAnswer<'GET /api/quotes'>, number>({
      query: (page) => apiCall('GET /api/quotes', { query: { page } }),
      providesTags: ['SavedQuotes'],
    }),
  }),
});

/** One page of the client's saved quotes, newest first. Pages count from 1. */
export const { useClientQuotesQuery } = clientQuotesApi;
