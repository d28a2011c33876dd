import { divideHalfUp } from '../money/money.ts';
import type { DemurrageRule, DemurrageTariff } from '../tariffs/tariff-types.ts';
import { tariffAt } from '../tariffs/tariffAt.ts';
import type { IsoDate } from '../time/iso-date.ts';
import type { DemurrageClass } from '../vehicles/vehicle-types.ts';

export function demurrageTariff(onDate: IsoDate): DemurrageTariff {
  return tariffAt('demurrage', onDate);
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
