import { type ApiAnswer, apiCall, apiHref } from '@saltbush/business-api/api';
import { deskApi } from './deskApi.ts';
import { keepNewer } from './keepNewer.ts';

export const deskClaimApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    deskClaim: build.query<ApiAnswer<'GET /api/ops/claims/:reference'>, string>({
      query: (reference) => apiCall('GET /api/ops/claims/:reference', { params: { reference } }),
      providesTags: ['DeskClaims'],
      merge: keepNewer,
    }),
  }),
});

export const { useDeskClaimQuery } = deskClaimApi;

/** Address of a picture of a claim, for staff. */
export const claimPictureHref = (reference: string, picture: string): string =>
  apiHref('GET /api/ops/claims/:reference/pictures/:picture', { params: { reference, picture } });
