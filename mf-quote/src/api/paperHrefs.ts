import { apiHref } from '@saltbush/business-api/api';

/** The address of a booking's labels as a PDF. */
export function labelsHref(bookingToken: string): string {
  return apiHref('GET /api/bookings/:token/labels.pdf', { params: { token: bookingToken }, query: {} });
}

/** The address of a booking's consignment note as a PDF. */
export function consignmentNoteHref(bookingToken: string): string {
  return apiHref('GET /api/bookings/:token/consignment-note.pdf', { params: { token: bookingToken }, query: {} });
}

/** Address of the declaration of dangerous goods as a PDF, for whoever has the link of the booking. */
export function dangerousGoodsHref(bookingToken: string): string {
  return apiHref('GET /api/bookings/:token/dangerous-goods.pdf', { params: { token: bookingToken } });
}
