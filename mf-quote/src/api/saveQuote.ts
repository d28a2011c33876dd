import type { SavedQuote, SaveQuoteInput } from '@saltbush/business-api/quotes';
import { quoteApi } from './quoteApi.ts';
import { savedQuoteApi } from './savedQuote.ts';

const saveQuoteApi = quoteApi.injectEndpoints({
  endpoints: (build) => ({
    saveQuote: build.mutation<SavedQuote, SaveQuoteInput>({
      query: (body) => ({ segments: ['/api', 'quotes'], method: 'POST', body }),
      // Its page and its booking form then open without asking for it first.
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        try {
          const { data } = await queryFulfilled;
          await dispatch(savedQuoteApi.util.upsertQueryData('savedQuote', data.token, data));
        } catch {
          // Whoever saves says why it failed.
        }
      },
    }),
  }),
});

/** Keeps a quote at the price shown, or answers the one already kept for the submission. */
export const { useSaveQuoteMutation } = saveQuoteApi;
