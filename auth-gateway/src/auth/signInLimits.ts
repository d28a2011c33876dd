import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';

const WINDOW_SECONDS = 15 * 60;
const ATTEMPTS_PER_ADDRESS = 100;
const FAILURES_PER_ACCOUNT = 8;

export type Attempt =
  | { status: 'allowed'; succeed: () => Promise<void> }
  | { status: 'refused'; retryAfterSeconds: number };

export interface SignInLimits {
  /** Counts one attempt from `address` (an IP address) at the account `email`, before its password is checked. */
  beginAttempt: (address: string, email: string) => Promise<Attempt>;
}

/**
 * Slows down guessing: 8 wrong passwords for one account from one address, or 100 attempts from one address, in 15
 * minutes. Counted per address, so that nobody can lock another's account; in the database, so that all gateways
 * count together.
 */
export function createSignInLimits(pool: Pool): SignInLimits {
  const options = {
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    duration: WINDOW_SECONDS,
  };
  const attempts = new RateLimiterPostgres({ ...options, keyPrefix: 'sign-in', points: ATTEMPTS_PER_ADDRESS });
  const failures = new RateLimiterPostgres({ ...options, keyPrefix: 'sign-in-wrong', points: FAILURES_PER_ACCOUNT });

  return {
    async beginAttempt(address, email) {
      const account = `${address}:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;
      try {
        await attempts.consume(address);
        // Counted before the answer is known: requests sent at the same moment cannot slip past together.
        await failures.consume(account);
      } catch (refusal) {
        if (!isRefusal(refusal)) throw refusal;
        return { status: 'refused', retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
      return {
        status: 'allowed',
        succeed: async () => {
          await failures.delete(account);
        },
      };
    },
  };
}

function isRefusal(error: unknown): error is RateLimiterRes {
  return typeof error === 'object' && error !== null && 'msBeforeNext' in error;
}
