import type { NumberInput } from '../load/number-input.ts';
import { percentOfCents } from '../money/money.ts';
import { findCity } from '../places/cityByName.ts';
import { fuelLevyBasisPoints } from '../tariffs/fuelLevyBasisPoints.ts';
import type { IsoDate } from '../time/iso-date.ts';
import { ltlRates } from './ltl-rates.ts';
import type { LtlRate, PalletRange } from './ltl-types.ts';
import { palletRange, parsePalletCount } from './palletCount.ts';

export const LTL_NO_MATCH = 'No matching LTL rate found. Contact us for a custom quote.';

export interface LtlQuote {
  status: 'priced';
  palletCount: number;
  palletRange: PalletRange;
  baseCentsPerPallet: number;
  /** Base of all pallets. */
  baseCents: number;
  levyBasisPoints: number;
  /** One levy on the whole freight, rounded once. */
  levyCents: number;
  /** Base and levy, before additional services and GST. */
  totalCents: number;
  transitDays: number;
}

export type LtlResult =
  | LtlQuote
  /** The lane has rates; the count is still missing. */
  | { status: 'unpriced'; transitDays: number }
  | { status: 'invalid-count'; message: string }
  | { status: 'no-match'; message: typeof LTL_NO_MATCH };

function findRate(origin: string, destination: string, range: PalletRange, onDate: IsoDate): LtlRate | undefined {
  const [from, to] = [findCity(origin)?.name, findCity(destination)?.name];
  return ltlRates(onDate).find((row) => row.origin === from && row.destination === to && row.palletRange === range);
}

/** LTL price of a lane. City names are compared after trimming, in any case. */
export function ltlQuote(origin: string, destination: string, pallets: NumberInput, onDate: IsoDate): LtlResult {
  const parsed = parsePalletCount(pallets);
  const range = parsed.status === 'valid' ? palletRange(parsed.count) : '1-5';
  const rate = findRate(origin, destination, range, onDate);
  if (!rate) return { status: 'no-match', message: LTL_NO_MATCH };
  if (parsed.status === 'blank') return { status: 'unpriced', transitDays: rate.transitDays };
  if (parsed.status === 'invalid') return { status: 'invalid-count', message: parsed.message };
  const baseCents = rate.rateCents * parsed.count;
  const levyBasisPoints = fuelLevyBasisPoints('linehaul', onDate);
  const levyCents = percentOfCents(baseCents, levyBasisPoints);
  return {
    status: 'priced',
    palletCount: parsed.count,
    palletRange: range,
    baseCentsPerPallet: rate.rateCents,
    baseCents,
    levyBasisPoints,
    levyCents,
    totalCents: baseCents + levyCents,
    transitDays: rate.transitDays,
  };
}
