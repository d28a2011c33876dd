import type { CityName } from '../places/place-types.ts';

export const PALLET_RANGES = ['1-5', '6-11', '12+'] as const;
export type PalletRange = (typeof PALLET_RANGES)[number];

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
