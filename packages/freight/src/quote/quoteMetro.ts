import { ALL_DAY_STANDARD_PALLETS, fitsAllDayPallet } from '../load/fitsPallet.ts';
import { METRO_SERVICE_DEFINITIONS, type MetroService } from '../metro/metro-services.data.ts';
import { type MetroCoverage, metroCoverage, OUTSIDE_METRO_ZONES } from '../metro/metroCoverage.ts';
import { FIRST_METRO_VEHICLE, findMetroVehicle, metroVehicleGroups } from '../metro/metroVehicles.ts';
import { serviceOpening } from '../metro/serviceOpening.ts';
import { dearestZone, zonePriceBasis, zoneRateCents } from '../metro/zoneRate.ts';
import { rateCardCents, rateCardCode } from '../rate-cards/rate-cards.ts';
import { FUEL_LEVY_INCLUDED } from '../tariffs/fuelLevyBasisPoints.ts';
import type { VehicleId } from '../vehicles/vehicle-types.ts';
import { composeQuote } from './composeQuote.ts';
import type { QuoteLine, QuoteOutcome, QuoteRefused } from './quote-types.ts';
import type { QuoteContext } from './quoteContext.ts';
import { firstFitting, tooLarge } from './tooLarge.ts';

const NOT_METRO = 'Metro services need pickup and delivery in Sydney.';

type Covered = Extract<MetroCoverage, { status: 'covered' }>;

const refused = (code: QuoteRefused['code'], message: string): QuoteRefused => ({ status: 'refused', code, message });

const NO_VEHICLE = refused('vehicle-unknown', 'Please choose a vehicle.');

type Chosen = NonNullable<ReturnType<typeof findMetroVehicle>>;

/** The preselected vehicle: the first of the fleet that carries the load, else the first. */
export function firstMetroVehicle(context: Pick<QuoteContext, 'load' | 'places' | 'onDate'>): VehicleId {
  const [first, ...others] = metroVehicleGroups(context.onDate)[0].vehicles;
  return first ? firstFitting(context, [first, ...others]).vehicle.id : FIRST_METRO_VEHICLE;
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function freightLine(
  context: QuoteContext,
  service: MetroService,
  { listed: { vehicle }, group }: Chosen,
  covered: Covered,
): QuoteLine | QuoteRefused {
  const { distance, load, onDate } = context;
  const serviceCode = group.pricing === 'zone' ? null : rateCardCode(vehicle.id, onDate);
  if (serviceCode !== null) {
    if (distance.status === 'unknown') {
      const end = covered.unknownEnd ?? 'delivery';
      const message = `Dedicated vehicles are priced by distance, and the ${end} suburb is not recognised.`;
      return refused('distance-unknown', `${message} Choose a metro fleet vehicle.`);
    }
    const { priceLevel } = METRO_SERVICE_DEFINITIONS[service];
    const amountCents = rateCardCents(serviceCode, priceLevel, distance.km, onDate);
    return { kind: 'freight', label: `Freight, ${distance.km} km dedicated`, amountCents };
  }
  const zone = dearestZone(covered.zones, service, onDate);
  if (zone === null) return NO_VEHICLE;
  const zoneCents = zoneRateCents(zone, service, onDate);
  const amountCents = zonePriceBasis(onDate) === 'pallet' ? zoneCents * Math.ceil(load.count) : zoneCents;
  return { kind: 'freight', label: `Freight, ${zone} zone`, amountCents };
}

/**
 * A same-day metro service: the zone price for the metro fleet, the rate card for a dedicated vehicle. Fuel is included
 * in both.
 */
export function quoteMetro(context: QuoteContext, service: MetroService): QuoteOutcome {
  const { request, pickup, delivery, pickupDay, clockCity, now, load, onDate } = context;
  const coverage = metroCoverage(pickup, delivery);
  if (coverage.status === 'outside') {
    return refused(
      'outside-metro-zones',
      `${OUTSIDE_METRO_ZONES}, which are in Sydney. Contact us for a custom quote.`,
    );
  }
  if (coverage.status === 'one-end-elsewhere') return refused('not-metro', NOT_METRO);
  if (pickupDay.status === 'refused') return pickupDay;
  const opening = serviceOpening(service, pickupDay, clockCity, now);
  if (opening.status === 'closed') return refused(opening.code, opening.message);
  const chosen = findMetroVehicle(request.metroVehicle ?? firstMetroVehicle(context), onDate);
  if (!chosen) return NO_VEHICLE;
  const { listed, group } = chosen;
  const over = tooLarge(context, listed, group.vehicles);
  if (over !== null) return over;
  if (service === 'ALL_DAY' && !fitsAllDayPallet(load)) return refused('pallet-not-standard', ALL_DAY_STANDARD_PALLETS);
  const line = freightLine(context, service, chosen, coverage);
  if ('status' in line) return line;
  const { name, turnaround } = METRO_SERVICE_DEFINITIONS[service];
  const { unknownEnd } = coverage;
  const review = unknownEnd ? [`${capitalised(unknownEnd)} suburb not recognised – price to be confirmed`] : [];
  const quote = composeQuote(context, {
    service,
    serviceName: name,
    lines: [line],
    surchargeSet: 'metro',
    truck: listed,
    isMetro: true,
    metroZone: dearestZone(coverage.zones, service, onDate),
    turnaround,
    badges: [FUEL_LEVY_INCLUDED, ...review],
    needsReview: unknownEnd !== null,
  });
  return { status: 'priced', quote };
}
