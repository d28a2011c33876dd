import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { deskApi } from './deskApi.ts';
import { keepNewer } from './keepNewer.ts';

export const deskBookingApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskBooking: build.query<ApiAnswer<'GET /api/ops/bookings/:reference'>, string>({
      query: (reference) => apiCall('GET /api/ops/bookings/:reference', { params: { reference } }),
      providesTags: ['DeskBookings'],
      merge: keepNewer,
    }),
  }),
});

export const { useDeskBookingQuery } = deskBookingApi;
