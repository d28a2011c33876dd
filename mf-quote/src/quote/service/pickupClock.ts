import { type City, cityByName, placeCity, type QuoteRequest, resolvePlace } from '@saltbush/freight';

/** The city whose clock decides cut-offs and dates: the pickup's, or Sydney where it is not recognised. */
export function pickupClock({ pickup }: Pick<QuoteRequest, 'pickup'>): City {
  const place = resolvePlace(pickup);
  return placeCity(place) ?? cityByName(place.status === 'town' ? place.town.nearest : 'Sydney');
}
