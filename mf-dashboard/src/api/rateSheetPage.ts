import type { RateSheetPage } from '@saltbush/business-api/rate-sheets';
import { rateSheetApi } from './rateSheetApi.ts';

const rateSheetPageApi = rateSheetApi.injectEndpoints({
  endpoints: (build) => ({
    rateSheetPage: build.query<RateSheetPage, { id: number; page: number }>({
      query: ({ id, page }) => ({ segments: ['/api', 'rate-sheets', `${id}?page=${page}`] }),
    }),
  }),
});

/** One page of a sheet's rows. */
export const { useRateSheetPageQuery } = rateSheetPageApi;
