import { formatNumber } from '@saltbush/freight';

/** `0.4 s`, `85 ms`. */
export function loadTime(ms: number): string {
  return ms < 950 ? `${formatNumber(ms)} ms` : `${formatNumber(ms / 1_000, 1)} s`;
}
