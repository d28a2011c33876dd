import { type Distance, distanceBetween } from '../distance/distanceBetween.ts';
import { type Load, packageItems, readLoad } from '../load/load.ts';
import { isBlank } from '../load/number-input.ts';
import { palletPlaces } from '../load/palletPlaces.ts';
import type { AgreedRate } from '../per-km/agreed-rate.ts';
import { clockCity } from '../places/clockCity.ts';
import type { City, Place } from '../places/place-types.ts';
import { type PlaceChoice, placeChoices } from '../places/placeChoices.ts';
import { placeCity } from '../places/placeCity.ts';
import { resolvePlace } from '../places/resolvePlace.ts';
import { checkPickupDate, type PickupDay } from '../time/checkPickupDate.ts';
import type { IsoDate } from '../time/iso-date.ts';
import { type Instant, localTime } from '../time/localTime.ts';
import type { QuoteRequest } from './quote-request.ts';

/** What every service needs to know about a request, computed once. */
export interface QuoteContext {
  request: QuoteRequest;
  now: Instant;
  /** Date that decides the tariffs. */
  onDate: IsoDate;
  pickup: Place;
  delivery: Place;
  /** Ends whose names exist in several states. */
  choices: PlaceChoice[];
  /** Capital the pickup belongs to, or null. */
  pickupCity: City | null;
  deliveryCity: City | null;
  /** City whose clock and holidays apply: Sydney when the pickup is not recognised. */
  clockCity: City;
  pickupDay: PickupDay;
  distance: Distance;
  load: Load;
  /**
   * Whether the pallets were counted. Without a count the items are not pallets, and pallet places do not limit them.
   */
  isCounted: boolean;
  /** Pallet places that the load takes. */
  places: number;
  /** The visitor's own rate for freight by distance, or null. */
  agreedRate: AgreedRate | null;
}

export function quoteContext(request: QuoteRequest, now: Instant, agreedRate: AgreedRate | null = null): QuoteContext {
  const pickup = resolvePlace(request.pickup);
  const delivery = resolvePlace(request.delivery);
  const clocksAt = clockCity(pickup);
  const load = readLoad(request);
  const isCounted = packageItems(request).some(({ count }) => !isBlank(count));
  return {
    request,
    now,
    onDate: localTime(now, 'Australia/Sydney').date,
    pickup,
    delivery,
    choices: placeChoices(pickup, delivery),
    pickupCity: placeCity(pickup),
    deliveryCity: placeCity(delivery),
    clockCity: clocksAt,
    pickupDay: checkPickupDate(request.pickupDate, clocksAt, now),
    distance: distanceBetween(pickup, delivery),
    load,
    isCounted,
    places: isCounted ? palletPlaces(load) : 0,
    agreedRate,
  };
}
