import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { ClaimMessageInput, DecideClaimInput, DeskClaim, ReviewClaimInput } from '@saltbush/claims/api';
import { deskApi } from './deskApi.ts';
import { deskClaimApi } from './deskClaim.ts';
import { takeAnswer } from './takeAnswer.ts';

const onQueryStarted = takeAnswer((reference, answer: DeskClaim) =>
  deskClaimApi.util.updateQueryData('deskClaim', reference, () => answer),
);

/** What staff do with a claim: look at it, write to the client, decide. */
export const { useReviewClaimMutation, useWriteToClientMutation, useDecideClaimMutation } = deskApi.injectEndpoints({
  endpoints: (build) => ({
    reviewClaim: build.mutation<
      ApiAnswer<'POST /api/ops/claims/:reference/review'>,
      { reference: string; input: ReviewClaimInput }
    >({
      query: ({ reference, input: body }) =>
        apiCall('POST /api/ops/claims/:reference/review', { params: { reference }, body }),
      invalidatesTags: ['DeskClaims'],
      onQueryStarted,
    }),
    writeToClient: build.mutation<
      ApiAnswer<'POST /api/ops/claims/:reference/messages'>,
      { reference: string; input: ClaimMessageInput }
    >({
      query: ({ reference, input: body }) =>
        apiCall('POST /api/ops/claims/:reference/messages', { params: { reference }, body }),
      invalidatesTags: ['DeskClaims', 'DeskMails'],
      onQueryStarted,
    }),
    decideClaim: build.mutation<
      ApiAnswer<'POST /api/ops/claims/:reference/decision'>,
      { reference: string; input: DecideClaimInput }
    >({
      query: ({ reference, input: body }) =>
        apiCall('POST /api/ops/claims/:reference/decision', { params: { reference }, body }),
      // A credit note changes the booking and its invoice.
      invalidatesTags: ['DeskClaims', 'DeskBookings', 'DeskInvoices', 'DeskMails'],
      onQueryStarted,
    }),
  }),
});
