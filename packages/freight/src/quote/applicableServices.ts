import { isFtlCity } from '../ftl/ftl-rates.ts';
import { ltlDestinations } from '../ltl/ltl-rates.ts';
import { METRO_SERVICES } from '../metro/metro-services.data.ts';
import { metroCoverage } from '../metro/metroCoverage.ts';
import { isArea } from '../places/isArea.ts';
import type { Place } from '../places/place-types.ts';
import type { Service } from './quote-request.ts';
import type { QuoteContext } from './quoteContext.ts';
import { unclearPlace } from './unclearPlace.ts';

const isCapitalItself = (place: Place): boolean => place.status === 'capital' && !isArea(place);

function isFtlLane({ pickup, delivery, pickupCity, deliveryCity }: QuoteContext): boolean {
  if (!pickupCity || !deliveryCity || !isFtlCity(pickupCity.name) || !isFtlCity(deliveryCity.name)) return false;
  // Two suburbs of one city are not a lane. The same city typed twice gets a card that says so.
  return pickupCity.name !== deliveryCity.name || [pickup, delivery].every(isCapitalItself);
}

function isLtlLane({ pickupCity, deliveryCity, onDate }: QuoteContext): boolean {
  return ltlDestinations(pickupCity?.name ?? '', onDate).some(({ city }) => city === deliveryCity?.name);
}

/** The services for a request, in the order of their cards; none while an end is empty or unclear. */
export function applicableServices(context: QuoteContext): Service[] {
  const { request, pickup, delivery } = context;
  if (pickup.status === 'empty' || delivery.status === 'empty' || unclearPlace(context) !== null) return [];
  switch (request.mode) {
    case 'ftl':
      return ['FTL'];
    case 'ltl':
      return ['LTL'];
    case 'metro-hourly':
      return ['METRO_HOURLY'];
    case 'metro-pallets':
    case 'same-day-metro-pallets':
      return [...METRO_SERVICES];
    case 'general':
      return [
        ...(metroCoverage(pickup, delivery).status === 'covered' ? METRO_SERVICES : []),
        ...(isLtlLane(context) ? ['LTL' as const] : []),
        ...(isFtlLane(context) ? ['FTL' as const] : []),
      ];
  }
}
