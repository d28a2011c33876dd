import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { ClaimMessageInput, WithdrawClaimInput } from '@saltbush/claims/api';
import { claimApi } from './claimApi.ts';

const actsApi = claimApi.injectEndpoints({
  endpoints: (build) => ({
    writeToClaim: build.mutation<
      ApiAnswer<'POST /api/claims/:reference/messages'>,
      { reference: string; message: ClaimMessageInput }
    >({
      query: ({ reference, message: body }) =>
        apiCall('POST /api/claims/:reference/messages', { params: { reference }, body }),
      invalidatesTags: (done) => (done ? ['Claims'] : []),
    }),
    withdrawClaim: build.mutation<
      ApiAnswer<'POST /api/claims/:reference/withdrawal'>,
      { reference: string; withdrawal: WithdrawClaimInput }
    >({
      query: ({ reference, withdrawal: body }) =>
        apiCall('POST /api/claims/:reference/withdrawal', { params: { reference }, body }),
      // A refusal means that something was done about it meanwhile.
      invalidatesTags: ['Claims'],
    }),
  }),
});

/** Writes to the desk about a claim, and takes a claim back. */
export const { useWriteToClaimMutation, useWithdrawClaimMutation } = actsApi;
