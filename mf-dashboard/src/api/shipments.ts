import { type ApiAnswer, apiCall, apiHref } from '@saltbush/business-api/api';
import type { ShipmentQuery } from '@saltbush/consignments/api';
import { dashboardApi } from './dashboardApi.ts';

const shipmentsApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    clientShipments: build.query<ApiAnswer<'GET /api/shipments'>, ShipmentQuery>({
      query: (query) => apiCall('GET /api/shipments', { query }),
      providesTags: ['Shipments'],
    }),
  }),
});

export const { useClientShipmentsQuery } = shipmentsApi;

/** Download address of the list as CSV, with its filters and order. */
export function shipmentsCsvHref({ page, size, ...wanted }: ShipmentQuery): string {
  return apiHref('GET /api/shipments.csv', { query: wanted });
}
