import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { deskApi } from './deskApi.ts';

export const deskDriverApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskDriver: build.query<ApiAnswer<'GET /api/ops/drivers/:reference'>, string>({
      query: (reference) => apiCall('GET /api/ops/drivers/:reference', { params: { reference } }),
      providesTags: ['DeskDrivers'],
    }),
  }),
});

export const { useDeskDriverQuery } = deskDriverApi;
