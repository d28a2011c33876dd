import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { AnswerDisputeInput, DeskBookingDetail } from '@saltbush/consignments/api';
import { deskApi } from './deskApi.ts';
import { deskBookingApi } from './deskBooking.ts';
import { takeAnswer } from './takeAnswer.ts';

export const { useAnswerDisputeMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    answerDispute: build.mutation<
      ApiAnswer<'POST /api/ops/bookings/:reference/disputes/:id/answer'>,
      { reference: string; id: number; answer: AnswerDisputeInput }
    >({
      query: ({ reference, id, answer: body }) =>
        apiCall('POST /api/ops/bookings/:reference/disputes/:id/answer', { params: { reference, id }, body }),
      invalidatesTags: ['DeskBookings', 'DeskInvoices', 'DeskMails'],
      onQueryStarted: takeAnswer((reference, answer: DeskBookingDetail) =>
        deskBookingApi.util.updateQueryData('deskBooking', reference, () => answer),
      ),
    }),
  }),
});
