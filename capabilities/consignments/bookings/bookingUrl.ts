import type { BookingContext } from './booking-context.ts';
import { bookingToken } from './bookingToken.ts';

/** The address of a booking's private page, for mails. */
export function bookingUrl(
  { links, publicUrl }: Pick<BookingContext, 'links' | 'publicUrl'>,
  reference: string,
): string {
  return `${publicUrl}/bookings/${bookingToken(links, reference)}`;
}
