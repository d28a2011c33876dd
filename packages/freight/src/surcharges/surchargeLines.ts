import { type Dated, tariffAt } from '../tariffs/tariffAt.ts';
import type { IsoDate } from '../time/iso-date.ts';
import { SURCHARGES_2026_07 } from './surcharges-2026-07.data.ts';

export const SURCHARGES_TARIFFS: readonly [SurchargeTariff, ...SurchargeTariff[]] = [SURCHARGES_2026_07];

export const SURCHARGES = ['tailgate', 'palletReturn', 'residential'] as const;
export type Surcharge = (typeof SURCHARGES)[number];
export type ChosenSurcharges = Record<Surcharge, boolean>;
export type SurchargeCents = Record<Surcharge, number>;

/** `metro`: zone, rate-card and hourly prices. `linehaul`: FTL, LTL and per-km prices. */
export type SurchargeSet = 'metro' | 'linehaul';

export interface SurchargeTariff extends Dated, Record<SurchargeSet, SurchargeCents> {}

export const SURCHARGE_LABELS: Record<Surcharge, string> = {
  tailgate: 'Tailgate',
  palletReturn: 'Pallet return',
  residential: 'Residential delivery',
};

/** The price of each additional service, in cents before GST. */
export function surchargeCents(set: SurchargeSet, onDate: IsoDate): SurchargeCents {
  return tariffAt(SURCHARGES_TARIFFS, onDate)[set];
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
