import type { DeskClientDetail } from '@saltbush/business-api/clients';
import { deskApi } from './deskApi.ts';
import { deskClientApi } from './deskClient.ts';
import { takeAnswer } from './takeAnswer.ts';

export const { useInviteContactMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    inviteContact: build.mutation<DeskClientDetail, { reference: string }>({
      query: ({ reference }) => ({
        segments: ['/api', 'ops', 'clients', encodeURIComponent(reference), 'invitation'],
        method: 'POST',
      }),
      invalidatesTags: ['DeskClients', 'DeskMails'],
      onQueryStarted: takeAnswer((reference, answer: DeskClientDetail) =>
        deskClientApi.util.updateQueryData('deskClient', reference, () => answer),
      ),
    }),
  }),
});
