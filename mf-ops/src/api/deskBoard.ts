import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { BoardQuery } from '@saltbush/consignments/api';
import { deskApi } from './deskApi.ts';

export const { useDeskBoardQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskBoard: build.query<ApiAnswer<'GET /api/ops/board'>, BoardQuery>({
      query: (query) => apiCall('GET /api/ops/board', { query }),
      providesTags: ['DeskBookings', 'DeskFleet', 'DeskDrivers'],
    }),
  }),
});
