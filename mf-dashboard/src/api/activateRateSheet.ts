import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { rateSheetApi } from './rateSheetApi.ts';

const activateRateSheetApi = rateSheetApi.injectEndpoints({
  endpoints: (build) => ({
    activateRateSheet: build.mutation<ApiAnswer<'POST /api/rate-sheets/:id/activation'>, number>({
      query: (id) => apiCall('POST /api/rate-sheets/:id/activation', { params: { id } }),
      invalidatesTags: (activated) => (activated ? ['RateSheets'] : []),
    }),
  }),
});

/** Makes a sheet price the client's freight by distance from now on. */
export const { useActivateRateSheetMutation } = activateRateSheetApi;
