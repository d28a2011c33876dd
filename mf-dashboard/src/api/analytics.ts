import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { dashboardApi } from './dashboardApi.ts';

/** Last month of a half-year, such as `2026-06`; null for the window that the gateway chooses. */
export type PeriodEnd = string | null;

/** Query for six months up to `to`; without an end the gateway chooses the window. */
export function periodOf(to: PeriodEnd): { months?: number; to?: string } {
  return to === null ? {} : { months: 6, to };
}

const analyticsApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    clientAnalytics: build.query<ApiAnswer<'GET /api/analytics'>, PeriodEnd>({
      query: (to) => apiCall('GET /api/analytics', { query: periodOf(to) }),
      providesTags: ['Shipments'],
    }),
  }),
});

export const { useClientAnalyticsQuery } = analyticsApi;
