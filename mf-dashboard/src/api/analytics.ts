import type { Analytics } from '@saltbush/business-api/analytics';
import { dashboardApi } from './dashboardApi.ts';
import { withQuery } from './withQuery.ts';

/** Last month of a half-year, such as `2026-06`; null for the window that the gateway chooses. */
export type PeriodEnd = string | null;

/** Query for six months up to `to`; without an end the gateway chooses the window. */
export function periodOf(to: PeriodEnd): Record<string, string | number> {
  return to === null ? {} : { months: 6, to };
}

const analyticsApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    clientAnalytics: build.query<Analytics, PeriodEnd>({
      query: (to) => ({ segments: ['/api', withQuery('analytics', periodOf(to))] }),
      providesTags: ['Shipments'],
    }),
  }),
});

export const { useClientAnalyticsQuery } = analyticsApi;
