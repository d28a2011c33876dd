import type { SavedQuote } from '@saltbush/business-api/quotes';
import { quoteApi } from './quoteApi.ts';

interface RepriceQuote {
  token: string;
  /** A UUID made once per press. */
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

/** Prices a kept quote today; the answer is a quote of its own, the old one stays as it was. */
export const { useRepriceQuoteMutation } = repriceQuoteApi;
