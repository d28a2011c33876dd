import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { CancelRunInput } from '@saltbush/runs/api';
import { runApi } from './runApi.ts';

/** Cancels what can still be of a run. */
export const { useCancelRunMutation } = runApi.injectEndpoints({
  endpoints: (build) => ({
    cancelRun: build.mutation<
      ApiAnswer<'POST /api/runs/:reference/cancellation'>,
      CancelRunInput & { reference: string }
    >({
      query: ({ reference, ...body }) =>
        apiCall('POST /api/runs/:reference/cancellation', { params: { reference }, body }),
      invalidatesTags: ['Runs', 'Shipments'],
    }),
  }),
});
