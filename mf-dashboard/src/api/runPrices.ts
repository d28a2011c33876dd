import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { RunPriceInput } from '@saltbush/runs/api';
import { runApi } from './runApi.ts';

/** What a run costs now. It changes nothing, so the same question has the same answer for a while. */
export const { useRunPricesQuery } = runApi.injectEndpoints({
  endpoints: (build) => ({
    runPrices: build.query<ApiAnswer<'POST /api/runs/prices'>, RunPriceInput>({
      query: (body) => apiCall('POST /api/runs/prices', { body }),
      keepUnusedDataFor: 30,
    }),
  }),
});
