import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { DisputeLineInput } from '@saltbush/consignments/api';
import { dashboardApi } from './dashboardApi.ts';

const disputeApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    disputeLine: build.mutation<
      ApiAnswer<'POST /api/shipments/:reference/invoice/disputes'>,
      { reference: string; dispute: DisputeLineInput }
    >({
      query: ({ reference, dispute: body }) =>
        apiCall('POST /api/shipments/:reference/invoice/disputes', { params: { reference }, body }),
      invalidatesTags: (disputed) => (disputed ? ['Shipments'] : []),
    }),
  }),
});

/** Says what is wrong with a line of the invoice. */
export const { useDisputeLineMutation } = disputeApi;
