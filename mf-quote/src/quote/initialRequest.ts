import {
  EMPTY_QUOTE_REQUEST,
  FIRST_METRO_VEHICLE,
  FIRST_TARIFF_DATE,
  ftlDestinations,
  ftlVehicleTypes,
  HOURLY_LOCATIONS,
  hourlyVehicles,
  isMetroMode,
  ltlDestinations,
  ltlOrigins,
  metroVehicleGroups,
  placeCity,
  type QuoteRequest,
  quoteMode,
  resolvePlace,
  SURCHARGES,
} from '@saltbush/freight';

/** Longest answer taken from an address, and longest place the form takes. */
export const LONGEST_TEXT = 100;

const TEXTS = [
  'pickup',
  'delivery',
  'lengthCm',
  'widthCm',
  'heightCm',
  'weightKg',
  'palletCount',
  'hours',
  'pickupDate',
  'pickupTime',
  'deliveryTime',
] as const satisfies readonly (keyof QuoteRequest)[];

const cityOf = (text: string): string => placeCity(resolvePlace(text))?.name ?? '';

/** Where the form offers a list of cities, places are read as one of them or dropped. */
function withListedPlaces(request: QuoteRequest): QuoteRequest {
  const origin = cityOf(request.pickup);
  const destination = cityOf(request.delivery);
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

/**
 * The answers an address carries: the mode in `service`, places and pallets from the home page's form, and every field
 * of the form itself, so that it works as a plain GET form. Whatever is unknown is left blank.
 */
export function initialRequest(parameters: URLSearchParams): QuoteRequest {
  const request: QuoteRequest = { ...EMPTY_QUOTE_REQUEST, mode: quoteMode(parameters.get('service')) };
  for (const field of TEXTS) {
    const text = parameters.get(field);
    if (text !== null) request[field] = text.slice(0, LONGEST_TEXT);
  }
  const pallets = parameters.get('pallets');
  if (pallets !== null) request.palletCount = pallets.slice(0, LONGEST_TEXT);
  for (const surcharge of SURCHARGES) request[surcharge] = parameters.has(surcharge);
  const placed = withListedPlaces(request);
  const listed = <T extends string>(field: string, values: readonly T[]): T | null =>
    values.find((value) => value === parameters.get(field)) ?? null;
  const metroVehicles = metroVehicleGroups().flatMap(({ vehicles }) => vehicles);
  return {
    ...placed,
    // The same-day modes price a vehicle from the start, also while every level is closed.
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
