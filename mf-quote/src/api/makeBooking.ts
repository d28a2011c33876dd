import type { BookingInput, BookingMade } from '@saltbush/business-api/bookings';
import { quoteApi } from './quoteApi.ts';

const makeBookingApi = quoteApi.injectEndpoints({
  endpoints: (build) => ({
    makeBooking: build.mutation<BookingMade, BookingInput>({
      query: (body) => ({ segments: ['/api', 'bookings'], method: 'POST', body }),
      invalidatesTags: (made, _error, { quoteToken }) => (made ? [{ type: 'SavedQuote', id: quoteToken }] : []),
    }),
  }),
});

/** Requests a booking of a saved quote, or returns the one already made for the submission. */
export const { useMakeBookingMutation } = makeBookingApi;
