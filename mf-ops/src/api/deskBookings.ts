import type { DeskBookings, DeskView } from '@saltbush/business-api/bookings';
import { deskApi } from './deskApi.ts';
import type { ListQuery } from './list-query.ts';
import { withQuery } from './withQuery.ts';

export const { useDeskBookingsQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskBookings: build.query<DeskBookings, ListQuery<DeskView>>({
      query: (wanted) => ({ segments: ['/api', 'ops', withQuery('bookings', { ...wanted })] }),
      providesTags: ['DeskBookings'],
    }),
  }),
});
