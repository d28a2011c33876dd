import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { deskApi } from './deskApi.ts';

export const deskBookingApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskBooking: build.query<ApiAnswer<'GET /api/ops/bookings/:reference'>, string>({
      query: (reference) => apiCall('GET /api/ops/bookings/:reference', { params: { reference } }),
      providesTags: ['DeskBookings'],
    }),
  }),
});

export const { useDeskBookingQuery } = deskBookingApi;
