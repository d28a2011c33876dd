import type { NumberInput, PackageItem } from '@saltbush/freight';

/** A figure that no truck carries is a slip of the finger. */
const MOST = {
  lengthCm: { value: 9_999, text: '9,999 cm' },
  widthCm: { value: 9_999, text: '9,999 cm' },
  heightCm: { value: 9_999, text: '9,999 cm' },
  weightKg: { value: 999_999, text: '999,999 kg' },
} as const;
type Amount = keyof typeof MOST;

/** What is wrong with a size or a weight; null when nothing is. Text that is no number counts as 0. */
export function amountError(amount: Amount, input: NumberInput): string | null {
  const value = Number(input);
  if (value < 0) return 'Please enter 0 or more.';
  return value > MOST[amount].value ? `Please enter at most ${MOST[amount].text}.` : null;
}

/** The first thing wrong with the sizes and the weight of a line. */
export function lineAmountError(item: PackageItem): string | null {
  for (const amount of Object.keys(MOST) as Amount[]) {
    const error = amountError(amount, item[amount]);
    if (error !== null) return error;
  }
  return null;
}
