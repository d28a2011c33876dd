import { divideHalfUp } from '../money/money.ts';
import { type Dated, tariffAt } from '../tariffs/tariffAt.ts';
import type { IsoDate } from '../time/iso-date.ts';
import type { DemurrageClass } from '../vehicles/vehicle-types.ts';
import { DEMURRAGE_2026_07 } from './demurrage-2026-07.data.ts';

export const DEMURRAGE_TARIFFS: readonly [DemurrageTariff, ...DemurrageTariff[]] = [DEMURRAGE_2026_07];

interface DemurrageRule {
  freeMinutes: number;
  centsPerHour: number;
  /** Chargeable time is rounded up to a multiple of this. */
  incrementMinutes: number;
}

export interface DemurrageTariff extends Dated {
  classes: Record<DemurrageClass, DemurrageRule>;
  handUnloadCents: number;
  tailLiftOnTheDayCents: number;
}

export function demurrageTariff(onDate: IsoDate): DemurrageTariff {
  return tariffAt(DEMURRAGE_TARIFFS, onDate);
}

export interface Demurrage extends DemurrageRule {
  chargedMinutes: number;
  amountCents: number;
}

/**
 * Charge for waiting, in cents before GST. Minutes count from arrival unless we caused the delay, and part minutes
 * round up. Not part of an instant quote.
 */
export function demurrage(vehicleClass: DemurrageClass, waitedMinutes: number, onDate: IsoDate): Demurrage {
  const rule = demurrageTariff(onDate).classes[vehicleClass];
  const overtime = Math.max(0, waitedMinutes - rule.freeMinutes) || 0;
  const chargedMinutes = Math.ceil(overtime / rule.incrementMinutes) * rule.incrementMinutes;
  return { ...rule, chargedMinutes, amountCents: divideHalfUp(chargedMinutes * rule.centsPerHour, 60) };
}
