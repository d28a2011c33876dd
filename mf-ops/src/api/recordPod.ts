import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { DeskBookingDetail, RecordPodInput } from '@saltbush/consignments/api';
import { deskApi } from './deskApi.ts';
import { deskBookingApi } from './deskBooking.ts';
import { takeAnswer } from './takeAnswer.ts';

export const { useRecordPodMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    recordPod: build.mutation<
      ApiAnswer<'POST /api/ops/bookings/:reference/pod'>,
      { reference: string; pod: RecordPodInput }
    >({
      query: ({ reference, pod: body }) =>
        apiCall('POST /api/ops/bookings/:reference/pod', { params: { reference }, body }),
      invalidatesTags: ['DeskBookings', 'DeskMails'],
      onQueryStarted: takeAnswer((reference, answer: DeskBookingDetail) =>
        deskBookingApi.util.updateQueryData('deskBooking', reference, () => answer),
      ),
    }),
  }),
});
