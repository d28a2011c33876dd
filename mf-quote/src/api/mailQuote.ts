import type { MailQuoteInput } from '@saltbush/business-api/quotes';
import { quoteApi } from './quoteApi.ts';

const mailQuoteApi = quoteApi.injectEndpoints({
  endpoints: (build) => ({
    mailQuote: build.mutation<unknown, MailQuoteInput & { token: string }>({
      query: ({ token, ...body }) => ({
        segments: ['/api', 'quotes', encodeURIComponent(token), 'mails'],
        method: 'POST',
        body,
      }),
    }),
  }),
});

/** Mails a saved quote with its PDF. */
export const { useMailQuoteMutation } = mailQuoteApi;
