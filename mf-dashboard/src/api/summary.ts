import type { Dashboard } from '@saltbush/business-api/analytics';
import { dashboardApi } from './dashboardApi.ts';

const summaryApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    dashboardSummary: build.query<Dashboard, void>({
      query: () => ({ segments: ['/api', 'dashboard'] }),
      providesTags: ['Shipments'],
    }),
  }),
});

/** Tiles, latest consignments and alerts. */
export const { useDashboardSummaryQuery } = summaryApi;
