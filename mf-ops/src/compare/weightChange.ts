import { fileSize } from '@saltbush/ui';
import type { WeightRow } from './releaseWeights.ts';

/** How much lighter or heavier: `+18 kB (+12%)`, `−3 kB (−2%)`, `the same`, `new`, `gone`. */
export function weightChange({ fromBytes, toBytes }: WeightRow): string {
  if (fromBytes === null) return 'new';
  if (toBytes === null) return 'gone';
  const bytes = toBytes - fromBytes;
  if (bytes === 0) return 'the same';
  const sign = bytes > 0 ? '+' : '−';
  const share = fromBytes === 0 ? '' : ` (${sign}${Math.round((Math.abs(bytes) / fromBytes) * 100)}%)`;
  return `${sign}${fileSize(Math.abs(bytes))}${share}`;
}
