import type { PodPicture } from '@saltbush/business-api/bookings';
import type { ShipmentDetail } from '@saltbush/business-api/shipments';
import { dashboardApi } from './dashboardApi.ts';

const shipmentApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    clientShipment: build.query<ShipmentDetail, string>({
      query: (reference) => ({ segments: ['/api', 'shipments', encodeURIComponent(reference)] }),
      providesTags: ['Shipments'],
    }),
  }),
});

export const { useClientShipmentQuery } = shipmentApi;

export function podPictureHref(reference: string, picture: PodPicture): string {
  return `/api/shipments/${encodeURIComponent(reference)}/pod/${picture}`;
}

export function invoiceHref(reference: string): string {
  return `/api/shipments/${encodeURIComponent(reference)}/invoice.pdf`;
}
