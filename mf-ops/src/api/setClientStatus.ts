import type { DeskClientDetail, SetClientStatusInput } from '@saltbush/business-api/clients';
import { deskApi } from './deskApi.ts';
import { deskClientApi } from './deskClient.ts';
import { takeAnswer } from './takeAnswer.ts';

export const { useSetClientStatusMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    setClientStatus: build.mutation<DeskClientDetail, { reference: string; change: SetClientStatusInput }>({
      query: ({ reference, change }) => ({
        segments: ['/api', 'ops', 'clients', encodeURIComponent(reference), 'status'],
        method: 'POST',
        body: change,
      }),
      invalidatesTags: ['DeskClients', 'DeskMails'],
      onQueryStarted: takeAnswer((reference, answer: DeskClientDetail) =>
        deskClientApi.util.updateQueryData('deskClient', reference, () => answer),
      ),
    }),
  }),
});
