import { findCity } from '../places/cityByName.ts';
import type { CityName } from '../places/place-types.ts';
import { tariffAt } from '../tariffs/tariffAt.ts';
import type { IsoDate } from '../time/iso-date.ts';
import { FTL_VEHICLE_TYPES, type FtlRate, type FtlVehicleType } from './ftl-types.ts';

export const FTL_CITIES = ['Sydney', 'Melbourne', 'Brisbane', 'Adelaide', 'Perth'] as const satisfies CityName[];

/** The FTL rate table in force on a date: one row per lane and vehicle. */
export function ftlRates(onDate: IsoDate): FtlRate[] {
  return tariffAt('ftl', onDate).lanes.flatMap(([origin, destination, semiDollars, bDoubleDollars, transitDays]) =>
    FTL_VEHICLE_TYPES.map((vehicleType) => ({
      origin,
      destination,
      vehicleType,
      rateCents: (vehicleType === 'SEMI' ? semiDollars : bDoubleDollars) * 100,
      transitDays,
    })),
  );
}

export function isFtlCity(name: CityName): boolean {
  return FTL_CITIES.some((city) => city === name);
}

/** Destinations with a rate from that origin; empty for any other text. */
export function ftlDestinations(origin: string, onDate: IsoDate): CityName[] {
  const from = findCity(origin)?.name;
  return [
    ...new Set(
      ftlRates(onDate)
        .filter((rate) => rate.origin === from)
        .map(({ destination }) => destination),
    ),
  ];
}

/** Vehicles with a rate on that lane, in the order they are offered. */
export function ftlVehicleTypes(origin: string, destination: string, onDate: IsoDate): FtlVehicleType[] {
  const [from, to] = [findCity(origin)?.name, findCity(destination)?.name];
  return ftlRates(onDate)
    .filter((rate) => rate.origin === from && rate.destination === to)
    .map(({ vehicleType }) => vehicleType);
}
