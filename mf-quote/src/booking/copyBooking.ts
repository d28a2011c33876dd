import type { Booking, BookingStop } from '@saltbush/consignments/api';
import { quotedKg } from '@saltbush/consignments/api';
import type { SavedQuote } from '@saltbush/quotes/api';
import type { BookingValues } from './booking-values.ts';

/** The earlier stop when it is in the quoted suburb, else a blank one, since a street belongs to its suburb. */
const stopOf = (earlier: BookingStop, blank: BookingStop): BookingStop =>
  earlier.suburb.trim() === blank.suburb.trim() ? { ...earlier, suburb: blank.suburb } : blank;

/**
 * The form with the stops, contacts and goods of an earlier booking. Day, time, reference and terms are asked for each
 * time, and a quoted weight stays as quoted.
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
