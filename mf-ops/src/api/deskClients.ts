import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { ClientSort, ClientView } from '@saltbush/clients/api';
import { deskApi } from './deskApi.ts';
import type { ListQuery } from './list-query.ts';

export const { useDeskClientsQuery, useLazyDeskClientsQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskClients: build.query<ApiAnswer<'GET /api/ops/clients'>, ListQuery<ClientView, ClientSort>>({
      query: (query) => apiCall('GET /api/ops/clients', { query }),
      providesTags: ['DeskClients'],
    }),
  }),
});
