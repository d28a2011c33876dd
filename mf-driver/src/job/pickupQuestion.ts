import type { DriverJob } from '@saltbush/positions/api';
import { countOf } from './connectionText.ts';

/** Asks whether the freight is loaded, and says what was not scanned. */
export function pickupQuestion({ packages, packageCount, scanned }: DriverJob): string {
  const left = packageCount - scanned.pickup.length;
  if (packages.length === 0 || left <= 0) return 'Is all of the freight on the truck?';
  return `${countOf(left, 'label')} ${left === 1 ? 'is' : 'are'} not scanned. Is all of the freight on the truck?`;
}
