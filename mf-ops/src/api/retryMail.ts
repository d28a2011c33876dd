import type { MailDetail } from '@saltbush/business-api/mails';
import { deskApi } from './deskApi.ts';

export const { useRetryMailMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    retryMail: build.mutation<MailDetail, number>({
      query: (id) => ({ segments: ['/api', 'ops', 'mails', id, 'retry'], method: 'POST' }),
      invalidatesTags: ['DeskMails'],
    }),
  }),
});
