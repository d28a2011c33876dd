import type { Load, LoadItem } from './load.ts';

/** Kilograms for which a cubic metre counts: the usual Australian express road factor. Effective 2026-07-01. */
export const CUBIC_KG_PER_M3 = 250;

const CM3_PER_M3 = 1_000_000;

const itemCm3 = ({ lengthCm, widthCm, heightCm, count }: LoadItem): number => lengthCm * widthCm * heightCm * count;

const volumeCm3 = ({ items }: Load): number => items.reduce((total, item) => total + itemCm3(item), 0);

/** Volume of all items. */
export function volumeM3(load: Load): number {
  return volumeCm3(load) / CM3_PER_M3;
}

/** The weight that the volume counts as, in kilograms. */
export function cubicKg(load: Load, kgPerM3: number = CUBIC_KG_PER_M3): number {
  return (volumeCm3(load) * kgPerM3) / CM3_PER_M3;
}

/** The larger of dead and cubic weight. It guides the choice of vehicle; table prices do not depend on it. */
export function chargeableKg(load: Load, kgPerM3: number = CUBIC_KG_PER_M3): number {
  return Math.max(load.weightKg, cubicKg(load, kgPerM3));
}
