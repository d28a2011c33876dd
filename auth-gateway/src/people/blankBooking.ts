import type { Booking, BookingStop } from '@saltbush/business-api/bookings';

interface Names {
  /** In the place of the name. */
  pseudonym: string;
  /** In the place of the address. */
  address: string;
}

const isSame = (one: string, other: string): boolean =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether a contact at one end is the person who booked. */
export const isBooker = ({ booker }: Booking['details'], stop: Pick<BookingStop, 'contactName' | 'phone'>): boolean =>
  isSame(stop.contactName, booker.name) || isSame(stop.phone, booker.phone);

/**
 * A booking without the person who booked: where and when freight was carried for which business stays. Contacts at the
 * ends stay where they are somebody else; what was written to the driver or of the goods goes, since it may name anybody.
 */
export function blankBooking(details: Booking['details'], { pseudonym, address }: Names): Booking['details'] {
  const blankStop = (stop: BookingStop): BookingStop => ({
    ...stop,
    ...(isBooker(details, stop) ? { contactName: pseudonym, phone: '' } : {}),
    instructions: '',
  });
  return {
    ...details,
    booker: { ...details.booker, name: pseudonym, email: address, phone: '' },
    pickup: blankStop(details.pickup),
    delivery: blankStop(details.delivery),
    ...(details.goods && { goods: { ...details.goods, description: 'Freight' } }),
    instructions: '',
  };
}

const OTHERS = '(left out: somebody else)';

/** A booking as it is given out: without the names and telephone numbers of others at its ends. */
export function withoutOthers(details: Booking['details']): Booking['details'] {
  const ownStop = (stop: BookingStop): BookingStop =>
    isBooker(details, stop) ? stop : { ...stop, contactName: OTHERS, phone: OTHERS };
  return { ...details, pickup: ownStop(details.pickup), delivery: ownStop(details.delivery) };
}
