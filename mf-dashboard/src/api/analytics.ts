import type { Analytics } from '@saltbush/business-api/analytics';
import { dashboardApi } from './dashboardApi.ts';
import { withQuery } from './withQuery.ts';

/** Six months that end with this one, such as `2026-06`; null for the window the gateway finds best. */
export type PeriodEnd = string | null;

/** A half-year has six months; without an end the gateway chooses both. */
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
