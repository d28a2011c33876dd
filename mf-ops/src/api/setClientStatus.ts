import type { DeskClientDetail, SetClientStatusInput } from '@saltbush/business-api/clients';
import { deskApi } from './deskApi.ts';

export const { useSetClientStatusMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    setClientStatus: build.mutation<DeskClientDetail, { reference: string; change: SetClientStatusInput }>({
      query: ({ reference, change }) => ({
        segments: ['/api', 'ops', 'clients', encodeURIComponent(reference), 'status'],
        method: 'POST',
        body: change,
      }),
      invalidatesTags: ['DeskClients', 'DeskMails'],
    }),
  }),
});
