import { apiCall } from '@saltbush/business-api/api';
import type { MailQuoteInput } from '@saltbush/quotes/api';
import { quoteApi } from './quoteApi.ts';

const mailQuoteApi = quoteApi.injectEndpoints({
  endpoints: (build) => ({
    mailQuote: build.mutation<unknown, MailQuoteInput & { token: string }>({
      query: ({ token, ...body }) => apiCall('POST /api/quotes/:token/mails', { params: { token }, body }),
    }),
  }),
});

/** Mails a saved quote with its PDF. */
export const { useMailQuoteMutation } = mailQuoteApi;
