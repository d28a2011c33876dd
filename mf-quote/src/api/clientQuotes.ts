import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { quoteApi } from './quoteApi.ts';

const clientQuotesApi = quoteApi.enhanceEndpoints({ addTagTypes: ['SavedQuotes'] }).injectEndpoints({
  endpoints: (build) => ({
    clientQuotes: build.query<ApiAnswer<'GET /api/quotes'>, number>({
      query: (page) => apiCall('GET /api/quotes', { query: { page } }),
      // The portal renews what has this tag when its stream tells of another quote.
      providesTags: ['SavedQuotes'],
    }),
  }),
});

/** One page of the client's saved quotes, newest first. Pages count from 1. */
export const { useClientQuotesQuery } = clientQuotesApi;
