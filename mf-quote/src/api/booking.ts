import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { quoteApi } from './quoteApi.ts';

const bookingApi = quoteApi.injectEndpoints({
  endpoints: (build) => ({
    booking: build.query<ApiAnswer<'GET /api/bookings/:token'>, string>({
      query: (token) => apiCall('GET /api/bookings/:token', { params: { token } }),
      providesTags: (_booking, _error, token) => [{ type: 'Booking', id: token }],
    }),
  }),
});

/** A booking by the token of its private link. */
export const { useBookingQuery } = bookingApi;
