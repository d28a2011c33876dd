import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { dashboardApi } from './dashboardApi.ts';

const membershipsApi = dashboardApi.enhanceEndpoints({ addTagTypes: ['People'] }).injectEndpoints({
  endpoints: (build) => ({
    memberships: build.query<ApiAnswer<'GET /api/clients/memberships'>, void>({
      query: () => apiCall('GET /api/clients/memberships'),
      providesTags: ['People'],
    }),
  }),
});

/** The companies that the client belongs to, and as what. */
export const { useMembershipsQuery } = membershipsApi;
