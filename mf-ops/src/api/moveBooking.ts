import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { DeskBookingDetail, MoveBookingInput } from '@saltbush/consignments/api';
import { deskApi } from './deskApi.ts';
import { deskBookingApi } from './deskBooking.ts';
import { takeAnswer } from './takeAnswer.ts';

export const { useMoveBookingMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    moveBooking: build.mutation<
      ApiAnswer<'POST /api/ops/bookings/:reference/events'>,
      { reference: string; move: MoveBookingInput }
    >({
      query: ({ reference, move: body }) =>
        apiCall('POST /api/ops/bookings/:reference/events', { params: { reference }, body }),
      invalidatesTags: ['DeskBookings', 'DeskInvoices', 'DeskMails'],
      onQueryStarted: takeAnswer((reference, answer: DeskBookingDetail) =>
        deskBookingApi.util.updateQueryData('deskBooking', reference, () => answer),
      ),
    }),
  }),
});
