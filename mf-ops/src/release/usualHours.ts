import type { LiveRelease } from '@saltbush/contract/release-api';

const FRESH_MS = 6 * 3_600_000;

/** Default period: the last hour after a change, otherwise a day. `now` is in milliseconds. */
export function usualHours(live: LiveRelease | null, now: number): number {
  const since = live?.candidate?.since ?? live?.activatedAt;
  return since !== undefined && now - Date.parse(since) < FRESH_MS ? 1 : 24;
}
