import type { RateSheetVersions } from '@saltbush/business-api/rate-sheets';
import { rateSheetApi } from './rateSheetApi.ts';

const rateSheetsApi = rateSheetApi.injectEndpoints({
  endpoints: (build) => ({
    rateSheets: build.query<RateSheetVersions, void>({
      query: () => ({ segments: ['/api', 'rate-sheets'] }),
      providesTags: ['RateSheets'],
    }),
  }),
});

export const { useRateSheetsQuery } = rateSheetsApi;

/** Download address of a sheet. */
export const rateSheetCsvHref = (id: number): string => `/api/rate-sheets/${id}.csv`;
