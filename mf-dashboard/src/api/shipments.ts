import type { ShipmentQuery, Shipments } from '@saltbush/business-api/shipments';
import { dashboardApi } from './dashboardApi.ts';
import { withQuery } from './withQuery.ts';

const shipmentsApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    clientShipments: build.query<Shipments, ShipmentQuery>({
      query: (wanted) => ({ segments: ['/api', withQuery('shipments', { ...wanted })] }),
      providesTags: ['Shipments'],
    }),
  }),
});

export const { useClientShipmentsQuery } = shipmentsApi;

/** Download address of the list as CSV, with its filters and order. */
export function shipmentsCsvHref({ page, size, ...wanted }: ShipmentQuery): string {
  return `/api/${withQuery('shipments.csv', wanted)}`;
}
