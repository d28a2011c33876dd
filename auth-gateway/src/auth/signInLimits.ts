import { createHash } from 'node:crypto';
import { createRateLimiter } from '@saltbush/capability/http';
import type { Pool } from 'pg';

const DURATION_SECONDS = 15 * 60;
const ATTEMPTS_PER_NETWORK = 100;
const FAILURES_PER_ACCOUNT = 8;

export type Attempt =
  | { status: 'allowed'; succeed: () => Promise<void> }
  | { status: 'refused'; retryAfterSeconds: number };

export interface SignInLimits {
  /** Counts one attempt from a network at the account `email`. Call it before checking the password. */
  beginAttempt: (network: string, email: string) => Promise<Attempt>;
}

/**
 * Slows down guessing: 8 wrong passwords for one account from one network, or 100 attempts from one network, in 15
 * minutes. Counted per network, so that nobody can lock another's account.
 */
export function createSignInLimits(pool: Pool): SignInLimits {
  const limit = (name: string, points: number) =>
    createRateLimiter(pool, { name, points, durationSeconds: DURATION_SECONDS });
  const attempts = limit('sign-in', ATTEMPTS_PER_NETWORK);
  const failures = limit('sign-in-failure', FAILURES_PER_ACCOUNT);

  return {
    async beginAttempt(network, email) {
      const account = `${network}:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;
      // Count before the answer is known, so that requests sent at the same moment cannot slip past together.
      for (const result of [await attempts.consume(network), await failures.consume(account)]) {
        if (result.status === 'limited') return { status: 'refused', retryAfterSeconds: result.retryAfterSeconds };
      }
      return { status: 'allowed', succeed: () => failures.forgive(account) };
    },
  };
}
