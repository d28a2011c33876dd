import type { SavedQuotes } from '@saltbush/business-api/quotes';
import { dashboardApi } from './dashboardApi.ts';
import { withQuery } from './withQuery.ts';

const clientQuotesApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    clientQuotes: build.query<SavedQuotes, number>({
      query: (page) => ({ segments: ['/api', withQuery('quotes', { page })] }),
      providesTags: ['SavedQuotes'],
    }),
  }),
});

/** One page of the client's saved quotes, newest first. Pages count from 1. */
export const { useClientQuotesQuery } = clientQuotesApi;
