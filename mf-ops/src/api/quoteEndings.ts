import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { deskApi } from './deskApi.ts';

export const { useQuoteEndingsQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    quoteEndings: build.query<ApiAnswer<'GET /api/ops/quote-endings'>, undefined>({
      query: () => apiCall('GET /api/ops/quote-endings'),
    }),
  }),
});
