import type { RateSheetComparison } from '@saltbush/business-api/rate-sheets';
import { rateSheetApi } from './rateSheetApi.ts';

const rateSheetComparisonApi = rateSheetApi.injectEndpoints({
  endpoints: (build) => ({
    rateSheetComparison: build.query<RateSheetComparison, number>({
      query: (id) => ({ segments: ['/api', 'rate-sheets', id, 'comparison'] }),
    }),
  }),
});

/** What a sheet changed against the one uploaded before it: neither ever changes. */
export const { useRateSheetComparisonQuery } = rateSheetComparisonApi;
