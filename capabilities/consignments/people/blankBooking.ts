import type { Booking, BookingStop } from '../api/bookings.ts';

interface Names {
  /** Replaces the name. */
  pseudonym: string;
  /** Replaces the e-mail address. */
  address: string;
}

const isSame = (one: string, other: string): boolean =>
  one.trim() !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether the contact at a stop is the person who booked. */
export const isBooker = ({ booker }: Booking['details'], stop: Pick<BookingStop, 'contactName' | 'phone'>): boolean =>
  isSame(stop.contactName, booker.name) || isSame(stop.phone, booker.phone);

/**
 * A booking without the person who booked: it still says where and when freight was carried, and for which business.
 * Contacts at the stops stay when they are somebody else. Notes to the driver and about the goods go, since they may
 * name anybody.
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

/** A booking as it is given out: without names and telephone numbers of other people at its stops. */
export function withoutOthers(details: Booking['details']): Booking['details'] {
  const ownStop = (stop: BookingStop): BookingStop =>
    isBooker(details, stop) ? stop : { ...stop, contactName: OTHERS, phone: OTHERS };
  return { ...details, pickup: ownStop(details.pickup), delivery: ownStop(details.delivery) };
}
