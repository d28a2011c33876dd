import { FTL_VEHICLE_TYPES, type FtlVehicleType } from '../ftl/ftl-types.ts';
import { ftlQuote } from '../ftl/ftlQuote.ts';
import { ltlQuote } from '../ltl/ltlQuote.ts';
import { MAX_LTL_PALLETS } from '../ltl/palletCount.ts';
import type { IsoDate } from '../time/iso-date.ts';
import { findVehicle } from '../vehicles/vehicles.ts';

/** Where a whole truck costs less than its pallets would by LTL. */
export interface FullTruckBreakEven {
  vehicleType: FtlVehicleType;
  /** From so many pallets on the truck is cheaper, up to all it takes. */
  fromPallets: number;
  toPallets: number;
  /** The truck, freight and levy, before additional services and GST. */
  truckCents: number;
}

function ltlCents(origin: string, destination: string, pallets: number, onDate: IsoDate): number | null {
  const result = ltlQuote(origin, destination, pallets, onDate);
  return result.status === 'priced' ? result.totalCents : null;
}

/**
 * The trucks that beat LTL on a lane, smallest first; empty where one of the two is not offered or LTL is never dearer.
 * Both carry the same additional services, so freight and levy decide.
 */
export function fullTruckBreakEvens(origin: string, destination: string, onDate: IsoDate): FullTruckBreakEven[] {
  return FTL_VEHICLE_TYPES.flatMap((vehicleType) => {
    const truck = ftlQuote(origin, destination, vehicleType, onDate);
    if (truck.status === 'no-match') return [];
    const toPallets = Math.min(findVehicle(vehicleType)?.pallets ?? 0, MAX_LTL_PALLETS);
    // From the full truck down, as long as LTL is dearer: at the border of a pallet range LTL may fall for a moment.
    let fromPallets = toPallets + 1;
    while ((ltlCents(origin, destination, fromPallets - 1, onDate) ?? 0) > truck.totalCents) fromPallets -= 1;
    return fromPallets > toPallets ? [] : [{ vehicleType, fromPallets, toPallets, truckCents: truck.totalCents }];
  });
}
