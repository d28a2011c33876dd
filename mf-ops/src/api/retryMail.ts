import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { deskApi } from './deskApi.ts';

export const { useRetryMailMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    retryMail: build.mutation<ApiAnswer<'POST /api/ops/mails/:id/retry'>, number>({
      query: (id) => apiCall('POST /api/ops/mails/:id/retry', { params: { id } }),
      invalidatesTags: ['DeskMails'],
    }),
  }),
});
