import { type ApiAnswer, apiCall, apiHref } from '@saltbush/business-api/api';
import type { PodPicture } from '@saltbush/consignments/api';
import { dashboardApi } from './dashboardApi.ts';

const shipmentApi = dashboardApi.injectEndpoints({
  endpoints: (build) => ({
    clientShipment: build.query<ApiAnswer<'GET /api/shipments/:reference'>, string>({
      query: (reference) => apiCall('GET /api/shipments/:reference', { params: { reference } }),
      providesTags: ['Shipments'],
    }),
  }),
});

export const { useClientShipmentQuery } = shipmentApi;

export function podPictureHref(reference: string, picture: PodPicture): string {
  return apiHref('GET /api/shipments/:reference/pod/:picture', { params: { reference, picture } });
}

export function podHref(reference: string): string {
  return apiHref('GET /api/shipments/:reference/pod.pdf', { params: { reference } });
}

export function labelsHref(reference: string): string {
  return apiHref('GET /api/shipments/:reference/labels.pdf', { params: { reference }, query: {} });
}

export function consignmentNoteHref(reference: string): string {
  return apiHref('GET /api/shipments/:reference/consignment-note.pdf', { params: { reference }, query: {} });
}

export function dangerousGoodsHref(reference: string): string {
  return apiHref('GET /api/shipments/:reference/dangerous-goods.pdf', { params: { reference } });
}

export function invoiceHref(reference: string): string {
  return apiHref('GET /api/shipments/:reference/invoice.pdf', { params: { reference } });
}

export function creditNoteHref(reference: string, creditNote: string): string {
  return apiHref('GET /api/shipments/:reference/credit-notes/:creditNote.pdf', { params: { reference, creditNote } });
}
