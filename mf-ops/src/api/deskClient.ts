import type { DeskClientDetail } from '@saltbush/business-api/clients';
import { deskApi } from './deskApi.ts';

export const deskClientApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskClient: build.query<DeskClientDetail, string>({
      query: (reference) => ({ segments: ['/api', 'ops', 'clients', encodeURIComponent(reference)] }),
      providesTags: ['DeskClients'],
    }),
  }),
});

export const { useDeskClientQuery } = deskClientApi;
