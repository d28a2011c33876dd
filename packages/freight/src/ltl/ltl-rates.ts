import { cityByName, findCity } from '../places/cityByName.ts';
import type { CityName } from '../places/place-types.ts';
import { tariffAt } from '../tariffs/tariffAt.ts';
import type { IsoDate } from '../time/iso-date.ts';
import { type LtlRate, PALLET_RANGES } from './ltl-types.ts';

/** The LTL rate table in force on a date: one row per lane and pallet range. */
export function ltlRates(onDate: IsoDate): LtlRate[] {
  return tariffAt('ltl', onDate).lanes.flatMap(
    ([origin, destination, dollars1To5, dollars6To11, dollars12Up, transitDays]) => {
      const dollars = { '1-5': dollars1To5, '6-11': dollars6To11, '12+': dollars12Up };
      return PALLET_RANGES.map((palletRange) => ({
        origin,
        destination,
        destinationCode: cityByName(destination).code,
        palletRange,
        rateCents: dollars[palletRange] * 100,
        transitDays,
      }));
    },
  );
}

/** Cities from which LTL freight is taken: those with rates. */
export function ltlOrigins(onDate: IsoDate): CityName[] {
  return [...new Set(ltlRates(onDate).map(({ origin }) => origin))];
}

/** Destinations with rates from that origin, with the code a select uses as value. */
export function ltlDestinations(origin: string, onDate: IsoDate): { city: CityName; code: string }[] {
  const from = findCity(origin)?.name;
  return ltlRates(onDate)
    .filter((rate) => rate.origin === from && rate.palletRange === '1-5')
    .map(({ destination, destinationCode }) => ({ city: destination, code: destinationCode }));
}
