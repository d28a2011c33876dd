import type { RateSheetComparison } from '@saltbush/business-api/rate-sheets';
import { rateSheetApi } from './rateSheetApi.ts';

const rateSheetComparisonApi = rateSheetApi.injectEndpoints({
  endpoints: (build) => ({
    rateSheetComparison: build.query<RateSheetComparison, number>({
      query: (id) => ({ segments: ['/api', 'rate-sheets', id, 'comparison'] }),
    }),
  }),
});

/** Compares a sheet with the one uploaded before it. The result never changes. */
export const { useRateSheetComparisonQuery } = rateSheetComparisonApi;
