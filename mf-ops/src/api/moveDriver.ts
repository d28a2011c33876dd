import type { DeskDriverDetail, MoveDriverInput } from '@saltbush/business-api/drivers';
import { deskApi } from './deskApi.ts';
import { deskDriverApi } from './deskDriver.ts';
import { takeAnswer } from './takeAnswer.ts';

export const { useMoveDriverMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    moveDriver: build.mutation<DeskDriverDetail, { reference: string; move: MoveDriverInput }>({
      query: ({ reference, move }) => ({
        segments: ['/api', 'ops', 'drivers', encodeURIComponent(reference), 'events'],
        method: 'POST',
        body: move,
      }),
      invalidatesTags: ['DeskDrivers', 'DeskMails'],
      onQueryStarted: takeAnswer((reference, answer: DeskDriverDetail) =>
        deskDriverApi.util.updateQueryData('deskDriver', reference, () => answer),
      ),
    }),
  }),
});
