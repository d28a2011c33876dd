import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { DeskClientDetail } from '@saltbush/clients/api';
import { deskApi } from './deskApi.ts';
import { deskClientApi } from './deskClient.ts';
import { takeAnswer } from './takeAnswer.ts';

export const { useInviteContactMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    inviteContact: build.mutation<ApiAnswer<'POST /api/ops/clients/:reference/invitation'>, { reference: string }>({
      query: ({ reference }) => apiCall('POST /api/ops/clients/:reference/invitation', { params: { reference } }),
      invalidatesTags: ['DeskClients', 'DeskMails'],
      onQueryStarted: takeAnswer((reference, answer: DeskClientDetail) =>
        deskClientApi.util.updateQueryData('deskClient', reference, () => answer),
      ),
    }),
  }),
});
