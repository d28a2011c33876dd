import type { RateSheetSaved, SaveRateSheetQuery } from '@saltbush/business-api/rate-sheets';
import { rateSheetApi } from './rateSheetApi.ts';
import { withQuery } from './withQuery.ts';

const saveRateSheetApi = rateSheetApi.injectEndpoints({
  endpoints: (build) => ({
    saveRateSheet: build.mutation<RateSheetSaved, SaveRateSheetQuery & { file: File }>({
      query: ({ file, ...query }) => ({
        segments: ['/api', withQuery('rate-sheets', { ...query })],
        method: 'POST',
        body: file,
      }),
      invalidatesTags: (saved) => (saved ? ['RateSheets'] : []),
    }),
  }),
});

/**
 * Saves a file as a version of the client's rate sheet. Sent again, the gateway answers the version it saved the
 * first time.
 */
export const { useSaveRateSheetMutation } = saveRateSheetApi;
