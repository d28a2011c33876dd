import { SURCHARGES } from '../tariffs/tariff-types.ts';
import { type ChosenSurcharges, SURCHARGE_LABELS } from './surchargeLines.ts';

/** The chosen additional services by name, in a fixed order. */
export const surchargeNames = (chosen: ChosenSurcharges): string[] =>
  SURCHARGES.filter((surcharge) => chosen[surcharge]).map((surcharge) => SURCHARGE_LABELS[surcharge]);
