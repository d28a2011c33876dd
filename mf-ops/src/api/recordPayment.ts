import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { DeskBookingDetail, RecordPaymentInput } from '@saltbush/consignments/api';
import { deskApi } from './deskApi.ts';
import { deskBookingApi } from './deskBooking.ts';
import { takeAnswer } from './takeAnswer.ts';

export const { useRecordPaymentMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    recordPayment: build.mutation<
      ApiAnswer<'POST /api/ops/bookings/:reference/payments'>,
      { reference: string; payment: RecordPaymentInput }
    >({
      query: ({ reference, payment: body }) =>
        apiCall('POST /api/ops/bookings/:reference/payments', { params: { reference }, body }),
      invalidatesTags: ['DeskBookings', 'DeskInvoices'],
      onQueryStarted: takeAnswer((reference, answer: DeskBookingDetail) =>
        deskBookingApi.util.updateQueryData('deskBooking', reference, () => answer),
      ),
    }),
  }),
});
