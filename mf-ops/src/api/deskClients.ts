import type { ClientView, DeskClients } from '@saltbush/business-api/clients';
import { deskApi } from './deskApi.ts';
import type { ListQuery } from './list-query.ts';
import { withQuery } from './withQuery.ts';

export const { useDeskClientsQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskClients: build.query<DeskClients, ListQuery<ClientView>>({
      query: (wanted) => ({ segments: ['/api', 'ops', withQuery('clients', { ...wanted })] }),
      providesTags: ['DeskClients'],
    }),
  }),
});
