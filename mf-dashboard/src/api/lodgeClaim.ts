import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { LodgeClaimInput } from '@saltbush/claims/api';
import { claimApi } from './claimApi.ts';

const lodgeApi = claimApi.injectEndpoints({
  endpoints: (build) => ({
    lodgeClaim: build.mutation<
      ApiAnswer<'POST /api/shipments/:reference/claims'>,
      { shipment: string; claim: LodgeClaimInput }
    >({
      query: ({ shipment: reference, claim: body }) =>
        apiCall('POST /api/shipments/:reference/claims', { params: { reference }, body }),
      invalidatesTags: (lodged) => (lodged ? ['Claims'] : []),
    }),
  }),
});

/** Makes a claim, or returns the one that the same form made before. */
export const { useLodgeClaimMutation } = lodgeApi;
