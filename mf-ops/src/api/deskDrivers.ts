import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { DriverSort, DriverView } from '@saltbush/drivers/api';
import { deskApi } from './deskApi.ts';
import type { ListQuery } from './list-query.ts';

export const { useDeskDriversQuery, useLazyDeskDriversQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskDrivers: build.query<ApiAnswer<'GET /api/ops/drivers'>, ListQuery<DriverView, DriverSort>>({
      query: (query) => apiCall('GET /api/ops/drivers', { query }),
      providesTags: ['DeskDrivers'],
    }),
  }),
});
