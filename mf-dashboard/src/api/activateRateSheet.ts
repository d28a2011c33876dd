import type { RateSheetVersions } from '@saltbush/business-api/rate-sheets';
import { rateSheetApi } from './rateSheetApi.ts';

const activateRateSheetApi = rateSheetApi.injectEndpoints({
  endpoints: (build) => ({
    activateRateSheet: build.mutation<RateSheetVersions, number>({
      query: (id) => ({ segments: ['/api', 'rate-sheets', id, 'activation'], method: 'POST', body: {} }),
      invalidatesTags: (activated) => (activated ? ['RateSheets'] : []),
    }),
  }),
});

/** Makes a sheet price the client's freight by distance from now on. */
export const { useActivateRateSheetMutation } = activateRateSheetApi;
