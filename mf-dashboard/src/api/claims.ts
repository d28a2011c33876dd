import { type ApiAnswer, apiCall, apiHref } from '@saltbush/business-api/api';
import { claimApi } from './claimApi.ts';

const claimsApi = claimApi.injectEndpoints({
  endpoints: (build) => ({
    claims: build.query<ApiAnswer<'GET /api/claims'>, { page: number }>({
      query: (query) => apiCall('GET /api/claims', { query }),
      providesTags: ['Claims'],
    }),
    claim: build.query<ApiAnswer<'GET /api/claims/:reference'>, string>({
      query: (reference) => apiCall('GET /api/claims/:reference', { params: { reference } }),
      providesTags: ['Claims'],
    }),
  }),
});

/** One page of the client's claims, and one claim with everything about it. */
export const { useClaimsQuery, useClaimQuery } = claimsApi;

/** Address of a picture of a claim. */
export const claimPictureHref = (reference: string, picture: string): string =>
  apiHref('GET /api/claims/:reference/pictures/:picture', { params: { reference, picture } });
