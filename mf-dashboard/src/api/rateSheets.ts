import { type ApiAnswer, apiCall, apiHref } from '@saltbush/business-api/api';
import { rateSheetApi } from './rateSheetApi.ts';

const rateSheetsApi = rateSheetApi.injectEndpoints({
  endpoints: (build) => ({
    rateSheets: build.query<ApiAnswer<'GET /api/rate-sheets'>, void>({
      query: () => apiCall('GET /api/rate-sheets'),
      providesTags: ['RateSheets'],
    }),
  }),
});

export const { useRateSheetsQuery } = rateSheetsApi;

/** Download address of a sheet. */
export const rateSheetCsvHref = (id: number): string => apiHref('GET /api/rate-sheets/:id.csv', { params: { id } });
