import type { CityName } from '../places/place-types.ts';
import type { Dated } from '../tariffs/tariffAt.ts';

export const PALLET_RANGES = ['1-5', '6-11', '12+'] as const;
export type PalletRange = (typeof PALLET_RANGES)[number];

export interface LtlTariff extends Dated {
  lanes: readonly (readonly [
    origin: CityName,
    destination: CityName,
    dollars1To5: number,
    dollars6To11: number,
    dollars12Up: number,
    transitDays: number,
  ])[];
}

export interface LtlRate {
  origin: CityName;
  destination: CityName;
  /** Three letters: `MEL`. */
  destinationCode: string;
  palletRange: PalletRange;
  /** Per pallet, before levy and GST. */
  rateCents: number;
  transitDays: number;
}
