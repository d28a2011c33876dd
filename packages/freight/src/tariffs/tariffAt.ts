import type { IsoDate } from '../time/iso-date.ts';
import { inForce } from './inForce.ts';
import { FIRM_TARIFFS, OTHER_TARIFFS, type Tariffs } from './tariffs.data.ts';

/**
 * Date from which the first tariffs apply. Use it when a page must show prices before it may read the clock, as in the
 * first render. Prices of a quote always follow the date of the quote.
 */
export const FIRST_TARIFF_DATE: IsoDate = '2026-07-01';

const TARIFFS = { ...FIRM_TARIFFS, ...OTHER_TARIFFS };

type TariffOf = { [Kind in keyof typeof TARIFFS]: (typeof TARIFFS)[Kind] extends Tariffs<infer T> ? T : never };

/** The price table of a kind that is in force on a date. There is no other way to a price. */
export function tariffAt<Kind extends keyof TariffOf>(kind: Kind, onDate: IsoDate): TariffOf[Kind] {
  const tariffs: { [K in keyof TariffOf]: Tariffs<TariffOf[K]> } = TARIFFS;
  return inForce(tariffs[kind], onDate);
}
