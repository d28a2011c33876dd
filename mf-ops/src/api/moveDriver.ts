import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { DeskDriverDetail, MoveDriverInput } from '@saltbush/drivers/api';
import { deskApi } from './deskApi.ts';
import { deskDriverApi } from './deskDriver.ts';
import { takeAnswer } from './takeAnswer.ts';

export const { useMoveDriverMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    moveDriver: build.mutation<
      ApiAnswer<'POST /api/ops/drivers/:reference/events'>,
      { reference: string; move: MoveDriverInput }
    >({
      query: ({ reference, move: body }) =>
        apiCall('POST /api/ops/drivers/:reference/events', { params: { reference }, body }),
      invalidatesTags: ['DeskDrivers', 'DeskMails'],
      onQueryStarted: takeAnswer((reference, answer: DeskDriverDetail) =>
        deskDriverApi.util.updateQueryData('deskDriver', reference, () => answer),
      ),
    }),
  }),
});
