import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { BookingInput } from '@saltbush/consignments/api';
import { quoteApi } from './quoteApi.ts';

const makeBookingApi = quoteApi.injectEndpoints({
  endpoints: (build) => ({
    makeBooking: build.mutation<ApiAnswer<'POST /api/bookings'>, BookingInput>({
      query: (body) => apiCall('POST /api/bookings', { body }),
      invalidatesTags: (made, _error, { quoteToken }) => (made ? [{ type: 'SavedQuote', id: quoteToken }] : []),
    }),
  }),
});

/** Requests a booking of a saved quote, or returns the one already made for the submission. */
export const { useMakeBookingMutation } = makeBookingApi;
