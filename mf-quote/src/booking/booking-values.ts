import { type BookingGoods, type BookingInput, type BookingStop, quotedKg } from '@saltbush/consignments/api';
import type { Visitor } from '@saltbush/contract';
import type { IsoDate } from '@saltbush/freight';
import type { SavedQuote } from '@saltbush/quotes/api';

/** The form's values: the booking, and at which stops the booker is the contact. */
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

/** The goods as far as the quote describes them. */
export function initialGoods({ request }: Pick<SavedQuote, 'request'>): BookingGoods {
  return { description: '', weight: String(quotedKg(request) ?? ''), unit: 'kg' };
}

/**
 * The form before anything is typed, filled in from the quote and the signed-in user. Faults are listed in this order of
 * its fields.
 */
export function initialValues(saved: SavedQuote, visitor: Visitor, openDays: readonly IsoDate[]): BookingValues {
  const { request } = saved;
  const { pickupDate, pickupTime } = request;
  const user = visitor.status === 'signed-in' ? visitor.user : null;
  return {
    goods: initialGoods(saved),
    booker: { businessName: '', name: user?.firstName ?? '', email: user?.email ?? '', phone: '' },
    pickupIsBooker: false,
    pickup: emptyStop(request.pickup),
    deliveryIsBooker: false,
    delivery: emptyStop(request.delivery),
    pickupDate: openDays.includes(pickupDate) ? pickupDate : (openDays[0] ?? ''),
    pickupTime: /^\d{2}:\d{2}$/.test(pickupTime) ? pickupTime : '',
    customerReference: '',
    instructions: '',
    hasDangerousGoods: false,
    dangerousGoods: [],
    termsVersion: '',
  };
}

/** The booking to send. At stops where the booker is the contact, it repeats the booker's details. */
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
