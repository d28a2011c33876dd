import { type BookingGoods, type BookingInput, type BookingStop, quotedKg } from '@saltbush/business-api/bookings';
import type { SavedQuote } from '@saltbush/business-api/quotes';
import type { Visitor } from '@saltbush/contract';
import type { IsoDate } from '@saltbush/freight';

/** What the form holds: the booking, and at which ends the booker is the contact. */
export interface BookingValues extends Omit<BookingInput, 'submissionId' | 'quoteToken' | 'goods'> {
  goods: BookingGoods;
  pickupIsBooker: boolean;
  deliveryIsBooker: boolean;
}

export type StopName = 'pickup' | 'delivery';

const emptyStop = (suburb: string): BookingStop => ({
  businessName: '',
  street: '',
  suburb,
  contactName: '',
  phone: '',
  hasForklift: false,
  instructions: '',
});

/** Nothing said of the goods but what the quote says. */
export function initialGoods({ request }: Pick<SavedQuote, 'request'>): BookingGoods {
  return { description: '', weight: String(quotedKg(request) ?? ''), unit: 'kg' };
}

/** The form before anything is typed: what the quote and the sign-in already say is filled in. */
export function initialValues(saved: SavedQuote, visitor: Visitor, openDays: readonly IsoDate[]): BookingValues {
  const { request } = saved;
  const { pickupDate, pickupTime } = request;
  const user = visitor.status === 'signed-in' ? visitor.user : null;
  return {
    pickupDate: openDays.includes(pickupDate) ? pickupDate : (openDays[0] ?? ''),
    pickupTime: /^\d{2}:\d{2}$/.test(pickupTime) ? pickupTime : '',
    booker: { businessName: '', name: user?.firstName ?? '', email: user?.email ?? '', phone: '' },
    pickupIsBooker: false,
    pickup: emptyStop(request.pickup),
    deliveryIsBooker: false,
    delivery: emptyStop(request.delivery),
    goods: initialGoods(saved),
    customerReference: '',
    instructions: '',
    hasDangerousGoods: false,
    dangerousGoods: [],
    termsVersion: '',
  };
}

/** The booking the form stands for. Where the booker is the contact, the booker's details are sent there as well. */
export function bookingInput(
  { pickupIsBooker, deliveryIsBooker, ...values }: BookingValues,
  ids: Pick<BookingInput, 'submissionId' | 'quoteToken'>,
): BookingInput {
  const { businessName, name, phone } = values.booker;
  const ofBooker = { businessName, contactName: name, phone };
  return {
    ...ids,
    ...values,
    booker: { ...values.booker, email: values.booker.email.trim() },
    pickup: { ...values.pickup, ...(pickupIsBooker ? ofBooker : {}) },
    delivery: { ...values.delivery, ...(deliveryIsBooker ? ofBooker : {}) },
    dangerousGoods: values.hasDangerousGoods ? values.dangerousGoods : [],
  };
}
