import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { rateSheetApi } from './rateSheetApi.ts';

const rateSheetComparisonApi = rateSheetApi.injectEndpoints({
  endpoints: (build) => ({
    rateSheetComparison: build.query<ApiAnswer<'GET /api/rate-sheets/:id/comparison'>, number>({
      query: (id) => apiCall('GET /api/rate-sheets/:id/comparison', { params: { id } }),
    }),
  }),
});

/** Compares a sheet with the one uploaded before it. The result never changes. */
export const { useRateSheetComparisonQuery } = rateSheetComparisonApi;
