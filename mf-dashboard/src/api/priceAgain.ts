import type { SavedQuote } from '@saltbush/business-api/quotes';
import { dashboardApi } from './dashboardApi.ts';

interface PriceAgain {
  quoteToken: string;
  /** A UUID made once per press. */
  submissionId: string;
}

const priceAgainApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    priceAgain: build.mutation<SavedQuote, PriceAgain>({
      query: ({ quoteToken, ...body }) => ({
        segments: ['/api', 'quotes', encodeURIComponent(quoteToken), 'reprice'],
        method: 'POST',
        body,
      }),
      invalidatesTags: ['SavedQuotes'],
    }),
  }),
});

/** Prices the freight of an earlier quote today, as a new quote. */
export const { usePriceAgainMutation } = priceAgainApi;
