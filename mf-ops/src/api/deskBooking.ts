import type { DeskBookingDetail } from '@saltbush/business-api/bookings';
import { deskApi } from './deskApi.ts';

export const { useDeskBookingQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskBooking: build.query<DeskBookingDetail, string>({
      query: (reference) => ({ segments: ['/api', 'ops', 'bookings', encodeURIComponent(reference)] }),
      providesTags: ['DeskBookings'],
    }),
  }),
});
