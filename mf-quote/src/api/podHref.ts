import { apiHref } from '@saltbush/business-api/api';
import type { PodPicture } from '@saltbush/consignments/api';

/** The address of a picture of a booking's proof of delivery. */
export function podPictureHref(bookingToken: string, picture: PodPicture): string {
  return apiHref('GET /api/bookings/:token/pod/:picture', { params: { token: bookingToken, picture } });
}

/** The address of the proof of delivery as a PDF. */
export function podHref(bookingToken: string): string {
  return apiHref('GET /api/bookings/:token/pod.pdf', { params: { token: bookingToken } });
}
