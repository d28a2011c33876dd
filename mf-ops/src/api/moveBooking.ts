import type { DeskBookingDetail, MoveBookingInput } from '@saltbush/business-api/bookings';
import { deskApi } from './deskApi.ts';

export const { useMoveBookingMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    moveBooking: build.mutation<DeskBookingDetail, { reference: string; move: MoveBookingInput }>({
      query: ({ reference, move }) => ({
        segments: ['/api', 'ops', 'bookings', encodeURIComponent(reference), 'events'],
        method: 'POST',
        body: move,
      }),
      invalidatesTags: ['DeskBookings', 'DeskMails'],
    }),
  }),
});
