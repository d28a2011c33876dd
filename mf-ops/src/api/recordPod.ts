import type { DeskBookingDetail, RecordPodInput } from '@saltbush/business-api/bookings';
import { deskApi } from './deskApi.ts';
import { deskBookingApi } from './deskBooking.ts';
import { takeAnswer } from './takeAnswer.ts';

export const { useRecordPodMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    recordPod: build.mutation<DeskBookingDetail, { reference: string; pod: RecordPodInput }>({
      query: ({ reference, pod }) => ({
        segments: ['/api', 'ops', 'bookings', encodeURIComponent(reference), 'pod'],
        method: 'POST',
        body: pod,
      }),
      invalidatesTags: ['DeskBookings', 'DeskMails'],
      onQueryStarted: takeAnswer((reference, answer: DeskBookingDetail) =>
        deskBookingApi.util.updateQueryData('deskBooking', reference, () => answer),
      ),
    }),
  }),
});
