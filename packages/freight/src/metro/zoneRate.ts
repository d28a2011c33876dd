import { freightError } from '../errors.ts';
import type { Suburb, ZoneName } from '../places/place-types.ts';
import { suburbsOfZone } from '../places/suburbs.ts';
import type { ZoneTariff } from '../tariffs/tariff-types.ts';
import { tariffAt } from '../tariffs/tariffAt.ts';
import type { IsoDate } from '../time/iso-date.ts';
import { METRO_SERVICES, type MetroService } from './metro-services.data.ts';

export const ZONES = [
  'Inner City',
  'Inner West',
  'Eastern',
  'Northern Beaches',
  'North Shore',
  'Western',
] as const satisfies readonly ZoneName[];

/** A Sydney zone with its suburbs and its four prices, in cents before GST. */
export interface MetroZone {
  zone: ZoneName;
  suburbs: Suburb[];
  allDayRate: number;
  standardRate: number;
  vipRate: number;
  expressRate: number;
}

const tariffOn = (onDate: IsoDate): ZoneTariff => tariffAt('zones', onDate);

/**
 * Price of one zone, in cents before GST, fuel included.
 * @throws FreightError `zone-rate-missing` when the tariff has none, so that nothing is free because a price is
 * missing.
 */
export function zoneRateCents(zone: ZoneName, service: MetroService, onDate: IsoDate): number {
  const { dollars, effectiveFrom } = tariffOn(onDate);
  const rate = dollars[zone]?.[METRO_SERVICES.indexOf(service)];
  if (rate !== undefined) return rate * 100;
  const message = `The zone tariff of ${effectiveFrom} has no price for ${service} in ${zone}. Add it to the table.`;
  throw freightError('zone-rate-missing', message);
}

/** The more expensive of two zones counts. Null without zones. */
export function dearestZone(zones: readonly ZoneName[], service: MetroService, onDate: IsoDate): ZoneName | null {
  return zones.reduce<ZoneName | null>(
    (dearest, zone) =>
      dearest === null || zoneRateCents(zone, service, onDate) > zoneRateCents(dearest, service, onDate)
        ? zone
        : dearest,
    null,
  );
}

/** Whether zone prices are per consignment or per pallet. */
export function zonePriceBasis(onDate: IsoDate): ZoneTariff['basis'] {
  return tariffOn(onDate).basis;
}

/** The six Sydney zones as a table. */
export function metroZones(onDate: IsoDate): MetroZone[] {
  return ZONES.map((zone) => ({
    zone,
    suburbs: suburbsOfZone(zone),
    allDayRate: zoneRateCents(zone, 'ALL_DAY', onDate),
    standardRate: zoneRateCents(zone, 'METRO_STANDARD', onDate),
    vipRate: zoneRateCents(zone, 'METRO_VIP', onDate),
    expressRate: zoneRateCents(zone, 'METRO_EXPRESS', onDate),
  }));
}
