/**
 * Whether a service is asked. `closed`: it is. `open`: it failed too often, nobody asks until `until`. `probing`: its
 * health path is being asked, and everybody else waits for that.
 */
export type Breaker =
  | { status: 'closed'; failures: number; openings: number }
  | { status: 'open'; until: number; openings: number }
  | { status: 'probing'; openings: number };

/** Failures in a row after which nobody asks. */
export const MOST_FAILURES = 5;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

export const CLOSED: Breaker = { status: 'closed', failures: 0, openings: 0 };

function opened(openings: number, now: number): Breaker {
  const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(openings, 10));
  return { status: 'open', until: now + pauseMs, openings: openings + 1 };
}

/**
 * After a request. Answers that come once the breaker has opened change nothing: the health path decides. `openings`
 * lets each pause be longer than the one before until a request, and not only the health path, was answered.
 */
export function afterRequest(breaker: Breaker, wasAnswered: boolean, now: number): Breaker {
  if (breaker.status !== 'closed') return breaker;
  if (wasAnswered) return breaker.failures === 0 && breaker.openings === 0 ? breaker : CLOSED;
  const failures = breaker.failures + 1;
  return failures < MOST_FAILURES ? { ...breaker, failures } : opened(breaker.openings, now);
}

/** Before the health path is asked. */
export function whileProbing(breaker: Breaker): Breaker {
  return breaker.status === 'open' ? { status: 'probing', openings: breaker.openings } : breaker;
}

export function afterProbe(breaker: Breaker, wasAnswered: boolean, now: number): Breaker {
  if (breaker.status !== 'probing') return breaker;
  const { openings } = breaker;
  return wasAnswered ? { status: 'closed', failures: 0, openings } : opened(openings, now);
}

/** How long nobody asks, in milliseconds; 0 while the service is asked. */
export function waitMs(breaker: Breaker, now: number): number {
  if (breaker.status === 'closed') return 0;
  return breaker.status === 'open' ? Math.max(1, breaker.until - now) : FIRST_PAUSE_MS;
}
