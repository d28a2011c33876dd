const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Age of a moment: `just now`, `12 min ago`, `3 h ago`, `5 days ago`. A clock that is slightly off never gives a
 * future time.
 */
export function ago(at: string, now: number): string {
  const passedMs = now - Date.parse(at);
  if (passedMs < MINUTE_MS) return 'just now';
  if (passedMs < HOUR_MS) return `${Math.floor(passedMs / MINUTE_MS)} min ago`;
  if (passedMs < DAY_MS) return `${Math.floor(passedMs / HOUR_MS)} h ago`;
  const days = Math.floor(passedMs / DAY_MS);
  return days === 1 ? '1 day ago' : `${days} days ago`;
}
