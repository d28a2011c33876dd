import { SURCHARGES, type Surcharge, type SurchargeCents, type SurchargeSet } from '../tariffs/tariff-types.ts';
import { tariffAt } from '../tariffs/tariffAt.ts';
import type { IsoDate } from '../time/iso-date.ts';

export type ChosenSurcharges = Record<Surcharge, boolean>;

/** The same for every additional service. */
export const ofEachSurcharge = <T>(value: T): Record<Surcharge, T> =>
  Object.fromEntries(SURCHARGES.map((surcharge) => [surcharge, value])) as Record<Surcharge, T>;

export const SURCHARGE_LABELS: Record<Surcharge, string> = {
  tailgate: 'Tailgate',
  palletReturn: 'Pallet return',
  residential: 'Residential delivery',
};

/** The price of each additional service, in cents before GST. */
export function surchargeCents(set: SurchargeSet, onDate: IsoDate): SurchargeCents {
  return tariffAt('surcharges', onDate)[set];
}

/** The chosen additional services with their amounts, in a fixed order. */
export function surchargeLines(
  chosen: ChosenSurcharges,
  set: SurchargeSet,
  onDate: IsoDate,
): { surcharge: Surcharge; label: string; amountCents: number }[] {
  const cents = surchargeCents(set, onDate);
  return SURCHARGES.filter((surcharge) => chosen[surcharge]).map((surcharge) => ({
    surcharge,
    label: SURCHARGE_LABELS[surcharge],
    amountCents: cents[surcharge],
  }));
}
