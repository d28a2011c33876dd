import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { dashboardApi } from './dashboardApi.ts';

const summaryApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    dashboardSummary: build.query<ApiAnswer<'GET /api/dashboard'>, void>({
      query: () => apiCall('GET /api/dashboard'),
      providesTags: ['Shipments'],
    }),
  }),
});

/** Tiles, latest consignments and alerts. */
export const { useDashboardSummaryQuery } = summaryApi;
