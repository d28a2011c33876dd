/** A number as a form holds it: text as typed, or a number. */
export type NumberInput = string | number;

/** Larger input makes no sense and would overflow exact arithmetic. */
const LARGEST = 1_000_000;

/** Text that is not a number counts as 0, and so do negative numbers. */
export function numberOrZero(input: NumberInput): number {
  const value = Number(input);
  return Number.isFinite(value) ? Math.min(Math.max(value, 0), LARGEST) : 0;
}

export function isBlank(input: NumberInput): boolean {
  return typeof input === 'string' && input.trim() === '';
}
