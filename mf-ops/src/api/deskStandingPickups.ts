import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { DeskStandingSort, DeskStandingView } from '@saltbush/standing-pickups/api';
import { deskApi } from './deskApi.ts';
import type { ListQuery } from './list-query.ts';

/** Standing pickups of all clients, and one of them. Their clients change them, so staff read only. */
export const { useDeskStandingPickupsQuery, useLazyDeskStandingPickupsQuery, useDeskStandingPickupQuery } =
  deskApi.injectEndpoints({
    endpoints: (build) => ({
      deskStandingPickups: build.query<
        ApiAnswer<'GET /api/ops/standing-pickups'>,
        ListQuery<DeskStandingView, DeskStandingSort>
      >({
        query: (query) => apiCall('GET /api/ops/standing-pickups', { query }),
        providesTags: ['DeskStanding'],
      }),
      deskStandingPickup: build.query<ApiAnswer<'GET /api/ops/standing-pickups/:reference'>, string>({
        query: (reference) => apiCall('GET /api/ops/standing-pickups/:reference', { params: { reference } }),
        providesTags: ['DeskStanding'],
      }),
    }),
  });
