import {
  distanceBetween,
  EMPTY_QUOTE_REQUEST,
  FIRST_METRO_VEHICLE,
  FIRST_TARIFF_DATE,
  ftlDestinations,
  ftlVehicleTypes,
  HOURLY_LOCATIONS,
  hourlyVehicles,
  isMetroMode,
  isMetroService,
  ltlDestinations,
  ltlOrigins,
  MAX_MORE_ITEMS,
  metroVehicleGroups,
  type PackageItem,
  placeCity,
  type QuoteRequest,
  quoteMode,
  resolvePlace,
  SERVICES,
  type Service,
  SURCHARGES,
} from '@saltbush/freight';
import { ADDRESS_TEXTS, LONGEST_TEXT } from './address-fields.ts';
import { LEVEL_NAMES } from './level-names.data.ts';
import { readPackageText } from './package-text.ts';
import { isListedLane } from './route/isListedLane.ts';

/**
 * The capital that a place belongs to; blank for a name that exists in several states, so that the visitor selects the
 * city.
 */
function cityOf(text: string): string {
  const place = resolvePlace(text);
  if (place.status === 'suburb' && place.namesakes.length > 0) return '';
  return placeCity(place)?.name ?? '';
}

/** Whether a lane is clear and long enough to be priced by distance, though it is in no list. */
function isByDistance({ pickup, delivery }: QuoteRequest): boolean {
  const [from, to] = [resolvePlace(pickup), resolvePlace(delivery)];
  const distance = distanceBetween(from, to);
  const isClear = [from, to].every((place) => place.status !== 'suburb' || place.namesakes.length === 0);
  return isClear && distance.status === 'known' && distance.basis !== 'metro';
}

/** In modes with lists of cities, a place becomes one of them; a lane that no list has stays as typed, or is dropped. */
function withListedPlaces(request: QuoteRequest): QuoteRequest {
  const origin = cityOf(request.pickup);
  const destination = cityOf(request.delivery);
  const isListed = isListedLane({ ...request, pickup: origin, delivery: destination });
  if ((request.mode === 'ftl' || request.mode === 'ltl') && !isListed && isByDistance(request)) return request;
  switch (request.mode) {
    case 'ftl': {
      const destinations: readonly string[] = ftlDestinations(origin, FIRST_TARIFF_DATE);
      return {
        ...request,
        pickup: destinations.length > 0 ? origin : '',
        delivery: destinations.includes(destination) ? destination : '',
      };
    }
    case 'ltl': {
      const origins: readonly string[] = ltlOrigins(FIRST_TARIFF_DATE);
      const served = ltlDestinations(origin, FIRST_TARIFF_DATE).find(
        ({ city, code }) => city === destination || code === request.delivery,
      );
      return { ...request, pickup: origins.includes(origin) ? origin : '', delivery: served?.city ?? '' };
    }
    case 'metro-hourly': {
      const location = HOURLY_LOCATIONS.find(({ city }) => city === origin)?.city ?? '';
      return { ...request, pickup: location, delivery: location };
    }
    default:
      return request;
  }
}

/** Values in an address that mean an unticked box. */
const NOT_TICKED = [null, '', '0', 'false', 'off'];

/** The chosen card or tab, in modes that have them. */
function readLevel(parameters: URLSearchParams, { mode }: QuoteRequest): Service | null {
  const level = parameters.get('level');
  const service = SERVICES.find((known) => known !== 'METRO_HOURLY' && LEVEL_NAMES[known] === level) ?? null;
  if (service === null || mode === 'general') return service;
  return isMetroMode(mode) && isMetroService(service) ? service : null;
}

function readItems(parameters: URLSearchParams): PackageItem[] {
  const items = parameters.getAll('item').slice(0, MAX_MORE_ITEMS).map(readPackageText);
  return items.filter((item) => item !== null);
}

/**
 * The answers in an address: the mode in `service`, places and pallets from the home page's form, everything that
 * `quoteSearch` writes, and every field of the form under its own name, so that it works as a plain GET form. Of a
 * repeated name the first value counts; unknown values are left blank, and values that are too long are cut.
 */
export function initialRequest(parameters: URLSearchParams): QuoteRequest {
  const request: QuoteRequest = { ...EMPTY_QUOTE_REQUEST, mode: quoteMode(parameters.get('service')) };
  for (const { field, name, isReadable } of ADDRESS_TEXTS) {
    const text = (parameters.get(name) ?? parameters.get(field))?.slice(0, LONGEST_TEXT);
    if (text !== undefined && isReadable(text)) request[field] = text;
  }
  for (const surcharge of SURCHARGES) request[surcharge] = !NOT_TICKED.includes(parameters.get(surcharge));
  const placed = withListedPlaces(request);
  const listed = <T extends string>(field: string, values: readonly T[]): T | null =>
    values.find((value) => value === parameters.get(field)) ?? null;
  const metroVehicles = metroVehicleGroups(FIRST_TARIFF_DATE).flatMap(({ vehicles }) => vehicles);
  return {
    ...placed,
    service: readLevel(parameters, placed),
    moreItems: readItems(parameters),
    // The same-day modes price a vehicle from the start, even while every level is closed.
    metroVehicle:
      listed(
        'metroVehicle',
        metroVehicles.map(({ vehicle }) => vehicle.id),
      ) ?? (isMetroMode(placed.mode) ? FIRST_METRO_VEHICLE : null),
    ftlVehicle: listed(
      'ftlVehicle',
      ftlVehicleTypes(cityOf(placed.pickup), cityOf(placed.delivery), FIRST_TARIFF_DATE),
    ),
    hourlyVehicle: listed(
      'hourlyVehicle',
      hourlyVehicles(FIRST_TARIFF_DATE).map(({ vehicle }) => vehicle.id),
    ),
  };
}
