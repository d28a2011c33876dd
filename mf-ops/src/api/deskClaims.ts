import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { DeskClaimSort, DeskClaimView } from '@saltbush/claims/api';
import { deskApi } from './deskApi.ts';
import type { ListQuery } from './list-query.ts';

/** Claims of all clients, and how they went lately. */
export const { useDeskClaimsQuery, useLazyDeskClaimsQuery, useClaimFiguresQuery } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskClaims: build.query<ApiAnswer<'GET /api/ops/claims'>, ListQuery<DeskClaimView, DeskClaimSort>>({
      query: (query) => apiCall('GET /api/ops/claims', { query }),
      providesTags: ['DeskClaims'],
    }),
    claimFigures: build.query<ApiAnswer<'GET /api/ops/claims/figures'>, void>({
      query: () => apiCall('GET /api/ops/claims/figures'),
      providesTags: ['DeskClaims'],
    }),
  }),
});
