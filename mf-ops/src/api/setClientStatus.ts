import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { DeskClientDetail, SetClientStatusInput } from '@saltbush/clients/api';
import { deskApi } from './deskApi.ts';
import { deskClientApi } from './deskClient.ts';
import { takeAnswer } from './takeAnswer.ts';

export const { useSetClientStatusMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    setClientStatus: build.mutation<
      ApiAnswer<'POST /api/ops/clients/:reference/status'>,
      { reference: string; change: SetClientStatusInput }
    >({
      query: ({ reference, change: body }) =>
        apiCall('POST /api/ops/clients/:reference/status', { params: { reference }, body }),
      invalidatesTags: ['DeskClients', 'DeskMails'],
      onQueryStarted: takeAnswer((reference, answer: DeskClientDetail) =>
        deskClientApi.util.updateQueryData('deskClient', reference, () => answer),
      ),
    }),
  }),
});
