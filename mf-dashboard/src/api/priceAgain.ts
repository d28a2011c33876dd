import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { dashboardApi } from './dashboardApi.ts';

interface PriceAgain {
  quoteToken: string;
  /** A UUID made once per press. */
  submissionId: string;
}

const priceAgainApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    priceAgain: build.mutation<ApiAnswer<'POST /api/quotes/:token/reprice'>, PriceAgain>({
      query: ({ quoteToken: token, ...body }) =>
        apiCall('POST /api/quotes/:token/reprice', { params: { token }, body }),
      invalidatesTags: ['SavedQuotes'],
    }),
  }),
});

/** Prices the freight of an earlier quote today, as a new quote. */
export const { usePriceAgainMutation } = priceAgainApi;
