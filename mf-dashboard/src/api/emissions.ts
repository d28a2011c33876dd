import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { type PeriodEnd, periodOf } from './analytics.ts';
import { dashboardApi } from './dashboardApi.ts';

interface EmissionsQuery {
  to: PeriodEnd;
  /** Counts from 1. */
  page: number;
}

const emissionsApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    clientEmissions: build.query<ApiAnswer<'GET /api/emissions'>, EmissionsQuery>({
      query: ({ to, page }) =>
        apiCall('GET /api/emissions', { query: { ...periodOf(to), ...(page === 1 ? {} : { page }) } }),
      providesTags: ['Shipments'],
    }),
  }),
});

export const { useClientEmissionsQuery } = emissionsApi;
