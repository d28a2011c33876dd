import type { SavedQuote } from '@saltbush/business-api/quotes';
import { quoteApi } from './quoteApi.ts';

interface RepriceQuote {
  token: string;
  /** A UUID made once per press of the button. */
  submissionId: string;
}

const repriceQuoteApi = quoteApi.injectEndpoints({
  endpoints: (build) => ({
    repriceQuote: build.mutation<SavedQuote, RepriceQuote>({
      query: ({ token, ...body }) => ({
        segments: ['/api', 'quotes', encodeURIComponent(token), 'reprice'],
        method: 'POST',
        body,
      }),
    }),
  }),
});

/** Prices a saved quote's request today and saves it as a new quote; the old one stays unchanged. */
export const { useRepriceQuoteMutation } = repriceQuoteApi;
