import type { Unit } from './figures.data.ts';

const SHOWN: Record<Unit, (value: number) => string> = {
  ms: (value) => `${value.toFixed(0)} ms`,
  kB: (value) => `${(value / 1000).toFixed(1)} kB`,
  count: (value) => value.toFixed(0),
  score: (value) => (value === 0 ? '0' : value.toFixed(4)),
};

/** A figure as the report shows it; kilobytes are 1,000 bytes. */
export function figureText(value: number | null, unit: Unit): string {
  return value === null ? 'none' : SHOWN[unit](value);
}
