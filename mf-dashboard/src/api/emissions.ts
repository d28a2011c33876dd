import type { Emissions } from '@saltbush/business-api/emissions';
import { type PeriodEnd, periodOf } from './analytics.ts';
import { dashboardApi } from './dashboardApi.ts';
import { withQuery } from './withQuery.ts';

interface EmissionsQuery {
  to: PeriodEnd;
  /** Counts from 1. */
  page: number;
}

const emissionsApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    clientEmissions: build.query<Emissions, EmissionsQuery>({
      query: ({ to, page }) => ({
        segments: ['/api', withQuery('emissions', { ...periodOf(to), page: page === 1 ? null : page })],
      }),
      providesTags: ['Shipments'],
    }),
  }),
});

export const { useClientEmissionsQuery } = emissionsApi;
