import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type {} from '@saltbush/clients/api';
import { quoteApi } from './quoteApi.ts';

const membershipsApi = quoteApi.injectEndpoints({
  endpoints: (build) => ({
    memberships: build.query<ApiAnswer<'GET /api/clients/memberships'>, void>({
      query: () => apiCall('GET /api/clients/memberships'),
    }),
  }),
});

/** The companies that the client belongs to, and as what. */
export const { useMembershipsQuery } = membershipsApi;
