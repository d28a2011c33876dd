import type { MailDetail } from '@saltbush/business-api/mails';
import { deskApi } from './deskApi.ts';

export const { useDeskMailQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskMail: build.query<MailDetail, string>({
      query: (id) => ({ segments: ['/api', 'ops', 'mails', encodeURIComponent(id)] }),
      providesTags: ['DeskMails'],
    }),
  }),
});
