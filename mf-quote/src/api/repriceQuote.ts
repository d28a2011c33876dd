import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { quoteApi } from './quoteApi.ts';

interface RepriceQuote {
  token: string;
  /** A UUID made once per press of the button. */
  submissionId: string;
}

const repriceQuoteApi = quoteApi.injectEndpoints({
  endpoints: (build) => ({
    repriceQuote: build.mutation<ApiAnswer<'POST /api/quotes/:token/reprice'>, RepriceQuote>({
      query: ({ token, ...body }) => apiCall('POST /api/quotes/:token/reprice', { params: { token }, body }),
    }),
  }),
});

/** Prices a saved quote's request today and saves it as a new quote; the old one stays unchanged. */
export const { useRepriceQuoteMutation } = repriceQuoteApi;
