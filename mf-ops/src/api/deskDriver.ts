import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { deskApi } from './deskApi.ts';
import { keepNewer } from './keepNewer.ts';

export const deskDriverApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskDriver: build.query<ApiAnswer<'GET /api/ops/drivers/:reference'>, string>({
      query: (reference) => apiCall('GET /api/ops/drivers/:reference', { params: { reference } }),
      providesTags: ['DeskDrivers'],
      merge: keepNewer,
    }),
  }),
});

export const { useDeskDriverQuery } = deskDriverApi;
