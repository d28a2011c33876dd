import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { MailSort, MailStatus } from '@saltbush/business-api/mails';
import { deskApi } from './deskApi.ts';
import type { ListQuery } from './list-query.ts';

/** A blank view means every status. */
export type MailView = MailStatus | '';

export const { useDeskMailsQuery, useLazyDeskMailsQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskMails: build.query<ApiAnswer<'GET /api/ops/mails'>, ListQuery<MailView, MailSort>>({
      query: ({ view: status, ...query }) => apiCall('GET /api/ops/mails', { query: { status, ...query } }),
      providesTags: ['DeskMails'],
    }),
  }),
});
