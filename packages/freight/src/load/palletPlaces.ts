import type { FloorPlan } from './floor-plan-types.ts';
import type { Load, LoadItem } from './load.ts';
import { LTL_PALLET } from './standard-pallets.data.ts';

const HALF_PALLET_CM2 = (LTL_PALLET.lengthCm * LTL_PALLET.widthCm) / 2;

/** Whether an item is a carton: it covers half a pallet's floor or less, so it takes no pallet place. */
export function isCarton({ lengthCm, widthCm }: Pick<LoadItem, 'lengthCm' | 'widthCm'>): boolean {
  const footprintCm2 = lengthCm * widthCm;
  return footprintCm2 > 0 && footprintCm2 <= HALF_PALLET_CM2;
}

/** Pallet places that a load takes: one for each item that is not a carton. */
export function palletPlaces({ items }: Load): number {
  return items.reduce((total, item) => total + (isCarton(item) ? 0 : item.count), 0);
}

/** Items without room that are not cartons. Cartons can go on top of others. */
export function palletsLeft({ leftByLine }: FloorPlan, items: readonly LoadItem[]): number {
  return items.reduce((total, item, line) => total + (isCarton(item) ? 0 : (leftByLine[line] ?? 0)), 0);
}
