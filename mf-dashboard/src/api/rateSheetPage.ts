import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { rateSheetApi } from './rateSheetApi.ts';

const rateSheetPageApi = rateSheetApi.injectEndpoints({
  endpoints: (build) => ({
    rateSheetPage: build.query<ApiAnswer<'GET /api/rate-sheets/:id'>, { id: number; page: number }>({
      query: ({ id, page }) => apiCall('GET /api/rate-sheets/:id', { params: { id }, query: { page } }),
    }),
  }),
});

/** One page of a sheet's rows. */
export const { useRateSheetPageQuery } = rateSheetPageApi;
