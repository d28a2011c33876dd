import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { AcceptRunInput } from '@saltbush/runs/api';
import { deskApi } from './deskApi.ts';

interface Acceptance extends AcceptRunInput {
  reference: string;
}

/** The run of a booking, with the others of it, and accepting several at once. An act at one of them changes what it shows. */
export const { useDeskRunQuery, useAcceptRunMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskRun: build.query<ApiAnswer<'GET /api/ops/runs'>, string>({
      query: (booking) => apiCall('GET /api/ops/runs', { query: { booking } }),
      providesTags: ['DeskBookings'],
    }),
    acceptRun: build.mutation<ApiAnswer<'POST /api/ops/runs/:reference/acceptance'>, Acceptance>({
      query: ({ reference, deliveries }) =>
        apiCall('POST /api/ops/runs/:reference/acceptance', { params: { reference }, body: { deliveries } }),
      invalidatesTags: ['DeskBookings', 'DeskMails'],
    }),
  }),
});
