import { percentOfCents } from '../money/money.ts';
import { findCity } from '../places/cityByName.ts';
import { fuelLevyBasisPoints } from '../tariffs/fuelLevyBasisPoints.ts';
import type { IsoDate } from '../time/iso-date.ts';
import { ftlRates } from './ftl-rates.ts';
import type { FtlVehicleType } from './ftl-types.ts';

export const FTL_NO_MATCH = 'No matching rate found. Contact us for a custom quote.';

export interface FtlRouteQuote {
  status: 'priced';
  vehicleType: FtlVehicleType;
  baseCents: number;
  levyBasisPoints: number;
  levyCents: number;
  /** Base and levy, before additional services and GST. */
  totalCents: number;
  transitDays: number;
}

export type FtlResult = FtlRouteQuote | { status: 'no-match'; message: typeof FTL_NO_MATCH };

/** Full truck load price of a lane. City names are compared after trimming, in any case. */
export function ftlQuote(origin: string, destination: string, vehicleType: string, onDate: IsoDate): FtlResult {
  const [from, to] = [findCity(origin)?.name, findCity(destination)?.name];
  const rate = ftlRates(onDate).find(
    (row) => row.origin === from && row.destination === to && row.vehicleType === vehicleType,
  );
  if (!rate) return { status: 'no-match', message: FTL_NO_MATCH };
  const levyBasisPoints = fuelLevyBasisPoints('linehaul', onDate);
  const levyCents = percentOfCents(rate.rateCents, levyBasisPoints);
  return {
    status: 'priced',
    vehicleType: rate.vehicleType,
    baseCents: rate.rateCents,
    levyBasisPoints,
    levyCents,
    totalCents: rate.rateCents + levyCents,
    transitDays: rate.transitDays,
  };
}
