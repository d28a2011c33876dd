import { apiCall } from '@saltbush/business-api/api';
import type { ShipmentDetail } from '@saltbush/consignments/api';
import { quoteApi } from './quoteApi.ts';

const earlierBookingApi = quoteApi.injectEndpoints({
  endpoints: (build) => ({
    earlierBooking: build.query<Pick<ShipmentDetail, 'reference' | 'details'>, string>({
      query: (reference) => apiCall('GET /api/shipments/:reference', { params: { reference } }),
    }),
  }),
});

/** The signed-in client's own booking with this reference, to book the same again. */
export const { useEarlierBookingQuery } = earlierBookingApi;
