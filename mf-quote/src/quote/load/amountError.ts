import type { NumberInput, PackageItem } from '@saltbush/freight';

/** Limits that no truck reaches, so a larger figure is a typing mistake. */
const MOST = {
  lengthCm: { value: 9_999, text: '9,999 cm' },
  widthCm: { value: 9_999, text: '9,999 cm' },
  heightCm: { value: 9_999, text: '9,999 cm' },
  weightKg: { value: 999_999, text: '999,999 kg' },
} as const;
type Amount = keyof typeof MOST;

/** The fault in a size or weight; null when there is none. Text that is not a number counts as 0. */
export function amountError(amount: Amount, input: NumberInput): string | null {
  const value = Number(input);
  if (value < 0) return 'Please enter 0 or more.';
  return value > MOST[amount].value ? `Please enter at most ${MOST[amount].text}.` : null;
}

/** The first fault in a line's sizes and weight. */
export function lineAmountError(item: PackageItem): string | null {
  for (const amount of Object.keys(MOST) as Amount[]) {
    const error = amountError(amount, item[amount]);
    if (error !== null) return error;
  }
  return null;
}
