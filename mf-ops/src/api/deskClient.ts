import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { deskApi } from './deskApi.ts';
import { keepNewer } from './keepNewer.ts';

export const deskClientApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskClient: build.query<ApiAnswer<'GET /api/ops/clients/:reference'>, string>({
      query: (reference) => apiCall('GET /api/ops/clients/:reference', { params: { reference } }),
      providesTags: ['DeskClients'],
      merge: keepNewer,
    }),
  }),
});

export const { useDeskClientQuery } = deskClientApi;
