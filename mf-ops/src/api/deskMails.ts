import type { MailList, MailStatus } from '@saltbush/business-api/mails';
import { deskApi } from './deskApi.ts';
import type { ListQuery } from './list-query.ts';
import { withQuery } from './withQuery.ts';

/** A blank view means every status. */
export type MailView = MailStatus | '';

export const { useDeskMailsQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskMails: build.query<MailList, ListQuery<MailView>>({
      query: ({ view, search, page }) => ({
        segments: ['/api', 'ops', withQuery('mails', { status: view, search, page })],
      }),
      providesTags: ['DeskMails'],
    }),
  }),
});
