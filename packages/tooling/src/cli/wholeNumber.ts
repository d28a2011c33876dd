import { ToolingError } from '../errors.ts';

/** Reads the number of an option. @throws ToolingError `usage` for anything but a whole number in the range. */
export function wholeNumber(option: string, text: string, { from, to }: { from: number; to: number }): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= from && value <= to) return value;
  throw new ToolingError(`--${option} must be a whole number from ${from} to ${to}, not "${text}".`, { code: 'usage' });
}
