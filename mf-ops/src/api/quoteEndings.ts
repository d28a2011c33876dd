import type { QuoteEndingCounts } from '@saltbush/business-api/quotes';
import { deskApi } from './deskApi.ts';

export const { useQuoteEndingsQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    quoteEndings: build.query<QuoteEndingCounts, undefined>({
      query: () => ({ segments: ['/api', 'ops', 'quote-endings'] }),
    }),
  }),
});
