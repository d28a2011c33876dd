import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { AmendBookingInput } from '@saltbush/consignments/api';
import { dashboardApi } from './dashboardApi.ts';

const amendApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    amendBooking: build.mutation<
      ApiAnswer<'POST /api/shipments/:reference/amendments'>,
      { reference: string; amendment: AmendBookingInput }
    >({
      query: ({ reference, amendment: body }) =>
        apiCall('POST /api/shipments/:reference/amendments', { params: { reference }, body }),
      invalidatesTags: (changed) => (changed ? ['Shipments'] : []),
    }),
  }),
});

/** Changes a booking, or returns it as the same form changed it before. */
export const { useAmendBookingMutation } = amendApi;
