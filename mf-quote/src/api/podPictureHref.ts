import type { PodPicture } from '@saltbush/business-api/bookings';

/** Where a picture of a booking's proof of delivery is. */
export function podPictureHref(bookingToken: string, picture: PodPicture): string {
  return `/api/bookings/${encodeURIComponent(bookingToken)}/pod/${picture}`;
}
