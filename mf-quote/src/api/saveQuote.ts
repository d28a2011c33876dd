import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { SaveQuoteInput } from '@saltbush/quotes/api';
import { quoteApi } from './quoteApi.ts';
import { savedQuoteApi } from './savedQuote.ts';

const saveQuoteApi = quoteApi.injectEndpoints({
  endpoints: (build) => ({
    saveQuote: build.mutation<ApiAnswer<'POST /api/quotes'>, SaveQuoteInput>({
      query: (body) => apiCall('POST /api/quotes', { body }),
      // Stores the answer in the cache, so that its page and its booking form open without another request.
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          await dispatch(savedQuoteApi.util.upsertQueryData('savedQuote', data.token, data));
        } catch {
          // The caller of the mutation shows why it failed.
        }
      },
    }),
  }),
});

/** Saves a quote at the price shown, or returns the one already saved for the submission. */
export const { useSaveQuoteMutation } = saveQuoteApi;
