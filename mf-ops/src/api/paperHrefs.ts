import { apiHref } from '@saltbush/business-api/api';

/** Address of the labels as a PDF, for staff. */
export function labelsHref(reference: string): string {
  return apiHref('GET /api/ops/bookings/:reference/labels.pdf', { params: { reference }, query: {} });
}

/** Address of the consignment note as a PDF, for staff. */
export function consignmentNoteHref(reference: string): string {
  return apiHref('GET /api/ops/bookings/:reference/consignment-note.pdf', { params: { reference }, query: {} });
}

/** Address of the declaration of dangerous goods as a PDF, for staff. */
export function dangerousGoodsHref(reference: string): string {
  return apiHref('GET /api/ops/bookings/:reference/dangerous-goods.pdf', { params: { reference } });
}

/** Address of a credit note as a PDF, for staff. */
export function creditNoteHref(reference: string, creditNote: string): string {
  return apiHref('GET /api/ops/bookings/:reference/credit-notes/:creditNote.pdf', {
    params: { reference, creditNote },
  });
}
