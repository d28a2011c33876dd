import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { DeskView } from '@saltbush/consignments/api';
import { deskApi } from './deskApi.ts';
import type { ListQuery } from './list-query.ts';

export const { useDeskBookingsQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskBookings: build.query<ApiAnswer<'GET /api/ops/bookings'>, ListQuery<DeskView>>({
      query: (query) => apiCall('GET /api/ops/bookings', { query }),
      providesTags: ['DeskBookings'],
    }),
  }),
});
