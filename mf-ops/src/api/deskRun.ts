import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { deskApi } from './deskApi.ts';

/** The run of a booking, with the others of it. An act at one of them changes what it shows. */
export const { useDeskRunQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskRun: build.query<ApiAnswer<'GET /api/ops/runs'>, string>({
      query: (booking) => apiCall('GET /api/ops/runs', { query: { booking } }),
      providesTags: ['DeskBookings'],
    }),
  }),
});
