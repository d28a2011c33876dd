import type { Load, LoadItem } from './load.ts';
import { ALL_DAY_PALLET, LTL_PALLET } from './standard-pallets.data.ts';

/** The footprint may be turned, so the sides are compared sorted. */
function fitsFootprint(item: LoadItem, pallet: { lengthCm: number; widthCm: number; heightCm: number }): boolean {
  const [longCm, shortCm] = [Math.max(item.lengthCm, item.widthCm), Math.min(item.lengthCm, item.widthCm)];
  return longCm <= pallet.lengthCm && shortCm <= pallet.widthCm && item.heightCm <= pallet.heightCm;
}

/** Every line up to 120 x 100 x 180 cm and 1,000 kg a pallet, limits included. */
export function fitsLtlPallet({ items }: Load): boolean {
  return items.every((item) => fitsFootprint(item, LTL_PALLET) && item.weightKg <= LTL_PALLET.maxKg * item.count);
}

/** Why other pallets cannot travel by All Day. */
export const ALL_DAY_STANDARD_PALLETS = 'All Day takes standard pallets: 120 × 120 × 180 cm, under 900 kg each.';

/** Every line up to 120 x 120 x 180 cm and under 900 kg a pallet. */
export function fitsAllDayPallet({ items }: Load): boolean {
  return items.every(
    (item) => fitsFootprint(item, ALL_DAY_PALLET) && item.weightKg < ALL_DAY_PALLET.belowKg * item.count,
  );
}
