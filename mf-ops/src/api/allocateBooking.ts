import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { AllocateBookingInput, DeskBookingDetail } from '@saltbush/consignments/api';
import { deskApi } from './deskApi.ts';
import { deskBookingApi } from './deskBooking.ts';
import { takeAnswer } from './takeAnswer.ts';

export const { useAllocateBookingMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    allocateBooking: build.mutation<
      ApiAnswer<'POST /api/ops/bookings/:reference/allocation'>,
      { reference: string; input: AllocateBookingInput }
    >({
      query: ({ reference, input: body }) =>
        apiCall('POST /api/ops/bookings/:reference/allocation', { params: { reference }, body }),
      invalidatesTags: ['DeskBookings', 'DeskMails'],
      onQueryStarted: takeAnswer((reference, answer: DeskBookingDetail) =>
        deskBookingApi.util.updateQueryData('deskBooking', reference, () => answer),
      ),
    }),
  }),
});
