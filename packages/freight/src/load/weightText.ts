import { formatNumber } from '../money/formatNumber.ts';
import type { NumberInput } from './number-input.ts';

/** A weight as a form holds it, for reading: `2000` as `2,000 kg`. Text that is not a number stays as it was typed. */
export function weightText(weightKg: NumberInput): string {
  const kg = Number(weightKg);
  return `${Number.isFinite(kg) ? formatNumber(kg, 3) : weightKg} kg`;
}
