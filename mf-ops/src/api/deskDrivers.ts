import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { DriverView } from '@saltbush/drivers/api';
import { deskApi } from './deskApi.ts';
import type { ListQuery } from './list-query.ts';

export const { useDeskDriversQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskDrivers: build.query<ApiAnswer<'GET /api/ops/drivers'>, ListQuery<DriverView>>({
      query: (query) => apiCall('GET /api/ops/drivers', { query }),
      providesTags: ['DeskDrivers'],
    }),
  }),
});
