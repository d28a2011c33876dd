import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { ClientView } from '@saltbush/clients/api';
import { deskApi } from './deskApi.ts';
import type { ListQuery } from './list-query.ts';

export const { useDeskClientsQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskClients: build.query<ApiAnswer<'GET /api/ops/clients'>, ListQuery<ClientView>>({
      query: (query) => apiCall('GET /api/ops/clients', { query }),
      providesTags: ['DeskClients'],
    }),
  }),
});
