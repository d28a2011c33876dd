import type { PodPicture } from '@saltbush/business-api/bookings';

/** The address of a picture of a booking's proof of delivery. */
export function podPictureHref(bookingToken: string, picture: PodPicture): string {
  return `/api/bookings/${encodeURIComponent(bookingToken)}/pod/${picture}`;
}
