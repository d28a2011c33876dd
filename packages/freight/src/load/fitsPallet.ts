import type { Load } from './load.ts';
import { ALL_DAY_PALLET, LTL_PALLET } from './standard-pallets.data.ts';

/** The footprint may be turned, so the sides are compared sorted. */
function fitsFootprint(load: Load, pallet: { lengthCm: number; widthCm: number; heightCm: number }): boolean {
  const [longCm, shortCm] = [Math.max(load.lengthCm, load.widthCm), Math.min(load.lengthCm, load.widthCm)];
  return longCm <= pallet.lengthCm && shortCm <= pallet.widthCm && load.heightCm <= pallet.heightCm;
}

/** Up to 120 x 100 x 180 cm and 1,000 kg a pallet, limits included. */
export function fitsLtlPallet(load: Load): boolean {
  return fitsFootprint(load, LTL_PALLET) && load.weightKg <= LTL_PALLET.maxKg * load.count;
}

/** Up to 120 x 120 x 180 cm and under 900 kg a pallet. */
export function fitsAllDayPallet(load: Load): boolean {
  return fitsFootprint(load, ALL_DAY_PALLET) && load.weightKg < ALL_DAY_PALLET.belowKg * load.count;
}
