import type { DeskBookings, DeskView } from '@saltbush/business-api/bookings';
import { deskApi } from './deskApi.ts';
import { withQuery } from './withQuery.ts';

export interface DeskBookingsQuery {
  view: DeskView;
  search: string;
  /** From 1. */
  page: number;
}

export const { useDeskBookingsQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskBookings: build.query<DeskBookings, DeskBookingsQuery>({
      query: ({ view, search, page }) => ({
        segments: ['/api', 'ops', withQuery('bookings', { view, search, page })],
      }),
      providesTags: ['DeskBookings'],
    }),
  }),
});
