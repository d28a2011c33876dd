import type { ShipmentDetail } from '@saltbush/business-api/shipments';
import { quoteApi } from './quoteApi.ts';

const earlierBookingApi = quoteApi.injectEndpoints({
  endpoints: (build) => ({
    earlierBooking: build.query<Pick<ShipmentDetail, 'reference' | 'details'>, string>({
      query: (reference) => ({ segments: ['/api', 'shipments', encodeURIComponent(reference)] }),
    }),
  }),
});

/** A booking of the signed-in client by its reference, to book it again. Nobody else's is found. */
export const { useEarlierBookingQuery } = earlierBookingApi;
