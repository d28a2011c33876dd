import type { MailList, MailStatus } from '@saltbush/business-api/mails';
import { deskApi } from './deskApi.ts';
import { withQuery } from './withQuery.ts';

export interface DeskMailsQuery {
  /** Blank for every status. */
  status: MailStatus | '';
  search: string;
  /** From 1. */
  page: number;
}

export const { useDeskMailsQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskMails: build.query<MailList, DeskMailsQuery>({
      query: ({ status, search, page }) => ({
        segments: ['/api', 'ops', withQuery('mails', { status, search, page })],
      }),
      providesTags: ['DeskMails'],
    }),
  }),
});
