import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { FleetView } from '@saltbush/fleet/api';
import { deskApi } from './deskApi.ts';
import type { ListQuery } from './list-query.ts';

export const { useDeskFleetQuery, useLazyDeskFleetQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskFleet: build.query<ApiAnswer<'GET /api/ops/fleet'>, ListQuery<FleetView>>({
      query: (query) => apiCall('GET /api/ops/fleet', { query }),
      providesTags: ['DeskFleet'],
    }),
  }),
});
