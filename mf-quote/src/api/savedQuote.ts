import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { quoteApi } from './quoteApi.ts';

/** A saved quote by the token of its private link. */
export const savedQuoteApi = quoteApi.injectEndpoints({
  endpoints: (build) => ({
    savedQuote: build.query<ApiAnswer<'GET /api/quotes/:token'>, string>({
      query: (token) => apiCall('GET /api/quotes/:token', { params: { token } }),
      providesTags: (_quote, _error, token) => [{ type: 'SavedQuote', id: token }],
    }),
  }),
});

export const { useSavedQuoteQuery } = savedQuoteApi;
