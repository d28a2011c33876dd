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

/** A page, from 1, of what the client saved, the newest first. */
export const { useClientQuotesQuery } = clientQuotesApi;
