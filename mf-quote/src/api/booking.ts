import type { Booking } from '@saltbush/business-api/bookings';
import { quoteApi } from './quoteApi.ts';

const bookingApi = quoteApi.injectEndpoints({
  endpoints: (build) => ({
    booking: build.query<Booking, string>({
      query: (token) => ({ segments: ['/api', 'bookings', encodeURIComponent(token)] }),
      providesTags: (_booking, _error, token) => [{ type: 'Booking', id: token }],
    }),
  }),
});

/** A booking by the token of its private link. */
export const { useBookingQuery } = bookingApi;
