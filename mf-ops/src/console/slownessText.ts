import type { ReleaseVerdict, SlownessFinding } from '@saltbush/contract/release-api';
import { formatNumber } from '@saltbush/freight';
import { loadTime } from './loadTime.ts';
import { slowest } from './slowest.ts';

const MEASURES = {
  loadMs: 'load time',
  lcpMs: 'LCP',
  inpMs: 'INP',
  cls: 'CLS',
} as const satisfies Record<SlownessFinding['measure'], string>;

const SHIFT_DIGITS = 3;

/** `Slower than 1.4.0: LCP of 1.9 s for half of 320 visits, 1.4 s before`; null when it is not. */
export function slownessText(verdict: ReleaseVerdict): string | null {
  const found = slowest(verdict);
  if (found === null) return null;
  const { measure, visits, median, before } = found;
  const figure = (value: number) => (measure === 'cls' ? formatNumber(value, SHIFT_DIGITS) : loadTime(value));
  const figures = `${MEASURES[measure]} of ${figure(median)} for half of ${formatNumber(visits)} visits, ${figure(before)} before`;
  return `Slower than ${verdict.before?.version ?? 'before'}: ${figures}`;
}
