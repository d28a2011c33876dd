import type { Booking, BookingStop } from '@saltbush/business-api/bookings';
import { quotedKg } from '@saltbush/business-api/bookings';
import type { SavedQuote } from '@saltbush/business-api/quotes';
import type { BookingValues } from './booking-values.ts';

/** A street belongs to its suburb: with another one quoted, the stop is asked anew. */
const stopOf = (earlier: BookingStop, blank: BookingStop): BookingStop =>
  earlier.suburb.trim() === blank.suburb.trim() ? { ...earlier, suburb: blank.suburb } : blank;

/**
 * The form with the stops, contacts and goods of an earlier booking. Day, time, reference and terms belong to one
 * booking, so that they are asked each time; a weight that was quoted stays as quoted.
 */
export function copyBooking(blank: BookingValues, earlier: Booking['details'], { request }: SavedQuote): BookingValues {
  const { booker, pickup, delivery, goods, instructions, hasDangerousGoods, dangerousGoods } = earlier;
  const weight = quotedKg(request) === null ? {} : { weight: blank.goods.weight, unit: blank.goods.unit };
  return {
    ...blank,
    booker,
    pickup: stopOf(pickup, blank.pickup),
    delivery: stopOf(delivery, blank.delivery),
    goods: goods ? { ...goods, ...weight } : blank.goods,
    instructions,
    hasDangerousGoods,
    dangerousGoods,
  };
}
