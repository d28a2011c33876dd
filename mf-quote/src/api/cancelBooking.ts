import { apiCall } from '@saltbush/business-api/api';
import type { CancelBookingInput } from '@saltbush/consignments/api';
import { quoteApi } from './quoteApi.ts';

const cancelBookingApi = quoteApi.injectEndpoints({
  endpoints: (build) => ({
    cancelBooking: build.mutation<unknown, CancelBookingInput & { token: string }>({
      query: ({ token, ...body }) => apiCall('POST /api/bookings/:token/cancellation', { params: { token }, body }),
      // Read the booking again after a refusal too, since its status may have changed.
      invalidatesTags: (_answer, _error, { token }) => [{ type: 'Booking', id: token }],
    }),
  }),
});

/** Cancels a booking that has not been picked up. */
export const { useCancelBookingMutation } = cancelBookingApi;
