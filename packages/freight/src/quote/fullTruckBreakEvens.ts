import { FTL_VEHICLE_TYPES, type FtlVehicleType } from '../ftl/ftl-types.ts';
import { ftlQuote } from '../ftl/ftlQuote.ts';
import { ltlQuote } from '../ltl/ltlQuote.ts';
import { MAX_LTL_PALLETS } from '../ltl/palletCount.ts';
import type { IsoDate } from '../time/iso-date.ts';
import { findVehicle } from '../vehicles/vehicles.ts';

/** The number of pallets from which a whole truck costs less than LTL. */
export interface FullTruckBreakEven {
  vehicleType: FtlVehicleType;
  /** The truck is cheaper from this number of pallets on, up to all that it holds. */
  fromPallets: number;
  toPallets: number;
  /** The truck's freight and levy, before additional services and GST. */
  truckCents: number;
}

function ltlCents(origin: string, destination: string, pallets: number, onDate: IsoDate): number | null {
  const result = ltlQuote(origin, destination, pallets, onDate);
  return result.status === 'priced' ? result.totalCents : null;
}

/**
 * The trucks that are cheaper than LTL on a lane, smallest first; empty when one of the two is not offered or LTL is
 * never more expensive. Both have the same additional services, so only freight and levy are compared.
 */
export function fullTruckBreakEvens(origin: string, destination: string, onDate: IsoDate): FullTruckBreakEven[] {
  return FTL_VEHICLE_TYPES.flatMap((vehicleType) => {
    const truck = ftlQuote(origin, destination, vehicleType, onDate);
    if (truck.status === 'no-match') return [];
    const toPallets = Math.min(findVehicle(vehicleType)?.pallets ?? 0, MAX_LTL_PALLETS);
    // Count down from a full truck while LTL is more expensive: at the border of a pallet range LTL may briefly become
    // cheaper.
    let fromPallets = toPallets + 1;
    while ((ltlCents(origin, destination, fromPallets - 1, onDate) ?? 0) > truck.totalCents) fromPallets -= 1;
    return fromPallets > toPallets ? [] : [{ vehicleType, fromPallets, toPallets, truckCents: truck.totalCents }];
  });
}
