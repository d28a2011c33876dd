import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import type { SaveRateSheetQuery } from '@saltbush/clients/api';
import { rateSheetApi } from './rateSheetApi.ts';

const saveRateSheetApi = rateSheetApi.injectEndpoints({
  endpoints: (build) => ({
    saveRateSheet: build.mutation<ApiAnswer<'POST /api/rate-sheets'>, SaveRateSheetQuery & { file: File }>({
      query: ({ file, ...query }) => apiCall('POST /api/rate-sheets', { query, body: file }),
      invalidatesTags: (saved) => (saved ? ['RateSheets'] : []),
    }),
  }),
});

/**
 * Saves a file as a version of the client's rate sheet. Sent again, the gateway answers the version it saved the
 * first time.
 */
export const { useSaveRateSheetMutation } = saveRateSheetApi;
