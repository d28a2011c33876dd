import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { MakeDriverLinkInput } from '@saltbush/positions/api';
import { deskApi } from './deskApi.ts';

/** The links of a booking's driver, and where its freight is; making one, and taking one back. */
export const { useDriverLinksQuery, useMakeDriverLinkMutation, useRevokeDriverLinkMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    driverLinks: build.query<ApiAnswer<'GET /api/ops/bookings/:reference/driver-links'>, string>({
      query: (reference) => apiCall('GET /api/ops/bookings/:reference/driver-links', { params: { reference } }),
      providesTags: ['DeskDriverLinks'],
    }),
    makeDriverLink: build.mutation<
      ApiAnswer<'POST /api/ops/bookings/:reference/driver-links'>,
      { reference: string; input: MakeDriverLinkInput }
    >({
      query: ({ reference, input: body }) =>
        apiCall('POST /api/ops/bookings/:reference/driver-links', { params: { reference }, body }),
      invalidatesTags: ['DeskDriverLinks'],
    }),
    revokeDriverLink: build.mutation<ApiAnswer<'POST /api/ops/driver-links/:id/removal'>, number>({
      query: (id) => apiCall('POST /api/ops/driver-links/:id/removal', { params: { id } }),
      invalidatesTags: ['DeskDriverLinks'],
    }),
  }),
});
