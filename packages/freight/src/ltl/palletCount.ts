import { isBlank, type NumberInput } from '../load/number-input.ts';
import type { PalletRange } from './ltl-types.ts';

export const MAX_LTL_PALLETS = 50;
export const INVALID_PALLET_COUNT = 'Invalid pallet count. Please enter a number greater than 0.';
const FRACTIONAL_PALLET_COUNT = 'Please enter a whole number of pallets.';
const TOO_MANY_PALLETS = 'Please enter between 1 and 50 pallets, or contact us for a full truck.';

export type PalletCount =
  | { status: 'blank' }
  | { status: 'valid'; count: number }
  | { status: 'invalid'; message: string };

/** Reads an LTL pallet count: a whole number from 1 to 50. */
export function parsePalletCount(input: NumberInput): PalletCount {
  if (isBlank(input)) return { status: 'blank' };
  const count = Number(input);
  if (Number.isNaN(count) || count < 1) return { status: 'invalid', message: INVALID_PALLET_COUNT };
  if (count > MAX_LTL_PALLETS) return { status: 'invalid', message: TOO_MANY_PALLETS };
  if (!Number.isInteger(count)) return { status: 'invalid', message: FRACTIONAL_PALLET_COUNT };
  return { status: 'valid', count };
}

/**
 * The pallets of several lines as one count: their sum or, when a line's count is blank or wrong, that count, so that
 * `parsePalletCount` reports what is wrong with it.
 */
export function totalPallets(counts: readonly NumberInput[]): NumberInput {
  const unusable = counts.find((count) => parsePalletCount(count).status !== 'valid');
  return unusable ?? counts.reduce<number>((total, count) => total + Number(count), 0);
}

/** The price range of a pallet count of at least 1. */
export function palletRange(count: number): PalletRange {
  if (count <= 5) return '1-5';
  return count <= 11 ? '6-11' : '12+';
}
