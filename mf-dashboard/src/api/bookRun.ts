import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { RunInput } from '@saltbush/runs/api';
import { runApi } from './runApi.ts';

/** Books a run, or returns the one that the same form made before. */
export const { useBookRunMutation } = runApi.injectEndpoints({
  endpoints: (build) => ({
    bookRun: build.mutation<ApiAnswer<'POST /api/runs'>, RunInput>({
      query: (body) => apiCall('POST /api/runs', { body }),
      invalidatesTags: (booked) => (booked ? ['Runs', 'Shipments'] : []),
    }),
  }),
});
