import type { LoadItem } from './load.ts';
import { isCarton } from './palletPlaces.ts';

/** `1 pallet`, `12 cartons`, or `items` when the lines hold both kinds. */
export function itemsText(count: number, items: readonly LoadItem[]): string {
  const present = items.filter((item) => item.count > 0);
  const kind = present.every(isCarton) ? 'carton' : present.some(isCarton) ? 'item' : 'pallet';
  return `${count} ${kind}${count === 1 ? '' : 's'}`;
}
