import { isFtlCity } from '../ftl/ftl-rates.ts';
import { FTL_NO_MATCH } from '../ftl/ftlQuote.ts';
import { ltlDestinations } from '../ltl/ltl-rates.ts';
import { METRO_SERVICES } from '../metro/metro-services.data.ts';
import { metroCoverage, OUTSIDE_METRO_ZONES } from '../metro/metroCoverage.ts';
import type { Service } from './quote-request.ts';
import type { QuoteContext } from './quoteContext.ts';

function isFtlLane({ pickup, delivery, pickupCity, deliveryCity }: QuoteContext): boolean {
  if (!pickupCity || !deliveryCity || !isFtlCity(pickupCity.name) || !isFtlCity(deliveryCity.name)) return false;
  // Two suburbs of one city are no lane; the same city typed twice gets a card that says so.
  return pickupCity.name !== deliveryCity.name || (pickup.status === 'capital' && delivery.status === 'capital');
}

function isLtlLane({ pickupCity, deliveryCity, onDate }: QuoteContext): boolean {
  return ltlDestinations(pickupCity?.name ?? '', onDate).some(({ city }) => city === deliveryCity?.name);
}

/** The services a request asks for, in the order of their cards; none while an end is empty. */
export function applicableServices(context: QuoteContext): Service[] {
  const { request, pickup, delivery } = context;
  if (pickup.status === 'empty' || delivery.status === 'empty') return [];
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

/** Why no service applies between two places. */
export function noServiceMessage({ pickup, delivery, distance }: QuoteContext): string {
  const isOutside = metroCoverage(pickup, delivery).status === 'outside';
  const isLongHaul = distance.status === 'known' && distance.basis !== 'metro';
  return isOutside && !isLongHaul ? OUTSIDE_METRO_ZONES : FTL_NO_MATCH;
}
