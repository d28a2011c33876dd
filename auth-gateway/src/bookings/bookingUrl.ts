import type { BookingContext } from './booking-context.ts';
import { bookingToken } from './bookingToken.ts';

/** The private page of a booking, for mails. */
export function bookingUrl(
  { links, publicUrl }: Pick<BookingContext, 'links' | 'publicUrl'>,
  reference: string,
): string {
  return `${publicUrl}/bookings/${bookingToken(links, reference)}`;
}
