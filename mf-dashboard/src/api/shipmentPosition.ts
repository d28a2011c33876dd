import { type ApiAnswer, apiCall } from '@saltbush/business-api/api';
// Adds the routes of positions to those that `apiCall` knows.
import type {} from '@saltbush/positions/api';
import { dashboardApi } from './dashboardApi.ts';

const shipmentPositionApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    shipmentPosition: build.query<ApiAnswer<'GET /api/shipments/:reference/position'>, string>({
      query: (reference) => apiCall('GET /api/shipments/:reference/position', { params: { reference } }),
      providesTags: ['Shipments'],
    }),
  }),
});

/** Where a consignment is, where it has been, and when it is expected. */
export const { useShipmentPositionQuery } = shipmentPositionApi;
