const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long to wait after the first failed attempt, after the second, and so on; the last one from then on. */
const WAITS_MS = [
  ...[5 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS],
  ...[HOUR_MS, 2 * HOUR_MS, 4 * HOUR_MS],
] as const;
/** A wait is up to this part longer or shorter, so that what failed together does not come back together. */
const JITTER = 0.1;
/** How long an event is tried, and how long a webhook may fail. */
export const DAY_MS = 24 * HOUR_MS;

interface Failed {
  /** How many attempts there were. */
  attempts: number;
  queuedAt: Date;
  at: Date;
  /** From 0 to 1. */
  random: number;
}

/** When to try again after a failed attempt; null once the day is over. */
export function nextTry({ attempts, queuedAt, at, random }: Failed): Date | null {
  const waitMs = WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? WAITS_MS[0];
  const next = at.getTime() + waitMs * (1 - JITTER + 2 * JITTER * random);
  return next > queuedAt.getTime() + DAY_MS ? null : new Date(Math.round(next));
}
