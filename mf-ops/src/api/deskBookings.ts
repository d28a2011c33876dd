import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { DeskBookingSort, DeskView } from '@saltbush/consignments/api';
import { deskApi } from './deskApi.ts';
import type { ListQuery } from './list-query.ts';

export const { useDeskBookingsQuery, useLazyDeskBookingsQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskBookings: build.query<ApiAnswer<'GET /api/ops/bookings'>, ListQuery<DeskView, DeskBookingSort>>({
      query: (query) => apiCall('GET /api/ops/bookings', { query }),
      providesTags: ['DeskBookings'],
    }),
  }),
});
