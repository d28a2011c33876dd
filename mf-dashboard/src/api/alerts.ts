import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
import { alertApi } from './alertApi.ts';

/** What was read is changed by whoever saves. */
export const alertsApi = alertApi.injectEndpoints({
  endpoints: (build) => ({
    alerts: build.query<ApiAnswer<'GET /api/alerts'>, void>({
      query: () => apiCall('GET /api/alerts'),
      providesTags: ['Shipments'],
    }),
    alertChoices: build.query<ApiAnswer<'GET /api/alerts/choices'>, void>({
      query: () => apiCall('GET /api/alerts/choices'),
      providesTags: ['AlertChoices'],
    }),
  }),
});

/** What the portal's list says, and what the user chose to be told. */
export const { useAlertsQuery, useAlertChoicesQuery } = alertsApi;
