import type { DeskBookingDetail } from '@saltbush/business-api/bookings';
import { deskApi } from './deskApi.ts';

export const deskBookingApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskBooking: build.query<DeskBookingDetail, string>({
      query: (reference) => ({ segments: ['/api', 'ops', 'bookings', encodeURIComponent(reference)] }),
      providesTags: ['DeskBookings'],
    }),
  }),
});

export const { useDeskBookingQuery } = deskBookingApi;
