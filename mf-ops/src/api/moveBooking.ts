import type { DeskBookingDetail, MoveBookingInput } from '@saltbush/business-api/bookings';
import { deskApi } from './deskApi.ts';
import { deskBookingApi } from './deskBooking.ts';
import { takeAnswer } from './takeAnswer.ts';

export const { useMoveBookingMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    moveBooking: build.mutation<DeskBookingDetail, { reference: string; move: MoveBookingInput }>({
      query: ({ reference, move }) => ({
        segments: ['/api', 'ops', 'bookings', encodeURIComponent(reference), 'events'],
        method: 'POST',
        body: move,
      }),
      invalidatesTags: ['DeskBookings', 'DeskMails'],
      onQueryStarted: takeAnswer((reference, answer: DeskBookingDetail) =>
        deskBookingApi.util.updateQueryData('deskBooking', reference, () => answer),
      ),
    }),
  }),
});
