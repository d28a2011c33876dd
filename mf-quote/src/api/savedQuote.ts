import type { SavedQuote } from '@saltbush/business-api/quotes';
import { quoteApi } from './quoteApi.ts';

/** A saved quote by the token of its private link. */
export const savedQuoteApi = quoteApi.injectEndpoints({
  endpoints: (build) => ({
    savedQuote: build.query<SavedQuote, string>({
      query: (token) => ({ segments: ['/api', 'quotes', encodeURIComponent(token)] }),
      providesTags: (_quote, _error, token) => [{ type: 'SavedQuote', id: token }],
    }),
  }),
});

export const { useSavedQuoteQuery } = savedQuoteApi;
