import type { PriceLevel } from '../rate-cards/rate-card-types.ts';
import { parseTimeOfDay } from '../time/time-of-day.ts';

const EXPRESS_WITHIN_MINUTES = 120;
const VIP_WITHIN_MINUTES = 180;

/**
 * The level that a time window suggests: EXPRESS for two hours or less, VIP for three or less, else STANDARD. Null when
 * a time is missing or the delivery is before the pickup.
 */
export function suggestPriceLevel(pickupTime: string, deliveryTime: string): PriceLevel | null {
  const from = parseTimeOfDay(pickupTime);
  const to = parseTimeOfDay(deliveryTime);
  if (from === null || to === null || to < from) return null;
  if (to - from <= EXPRESS_WITHIN_MINUTES) return 'EXPRESS';
  return to - from <= VIP_WITHIN_MINUTES ? 'VIP' : 'STANDARD';
}
