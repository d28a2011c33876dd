import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import { TOO_SLOW, withinTime } from '../database/withinTime.ts';

/** A database that takes longer counts as away: no request waits for a counter. */
const PATIENCE_MS = 1_000;

/** The clocks of gateways may differ by this much. */
const SKEW_SECONDS = 60;

export interface RateLimit {
  /** Name of this limit, which separates its counts from the others'. */
  name: string;
  points: number;
  durationSeconds: number;
}

type RateLimitResult =
  /** How many uses are left, and in how many seconds they are counted anew. */
  { status: 'ok'; remaining: number; resetSeconds: number } | { status: 'limited'; retryAfterSeconds: number };

export interface RateLimiter {
  /** Counts one use for a key, such as an address. Never rejects. */
  consume: (key: string) => Promise<RateLimitResult>;
  /** Resets the count of a key, as after a successful sign-in. */
  forgive: (key: string) => Promise<void>;
}

const secondsOf = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000));

/** Counts in the database, for all gateways together. While the database does not answer, counts in memory. */
export function createRateLimiter(pool: Pool, { name, points, durationSeconds }: RateLimit): RateLimiter {
  const shared = { keyPrefix: name, points, duration: durationSeconds };
  const insuranceLimiter = new RateLimiterMemory(shared);
  const limiter = new RateLimiterPostgres({
    ...shared,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter,
  });
  async function consume(key: string): Promise<RateLimitResult> {
    try {
      const counted = await withinTime(limiter.consume(key), PATIENCE_MS).catch((error: unknown) => {
        if ((error as { code?: unknown }).code !== TOO_SLOW) throw error;
        return insuranceLimiter.consume(key);
      });
      return { status: 'ok', remaining: counted.remainingPoints, resetSeconds: secondsOf(counted.msBeforeNext) };
    } catch (refusal) {
      const waitMs = (refusal as Partial<RateLimiterRes>).msBeforeNext ?? 1_000;
      return { status: 'limited', retryAfterSeconds: secondsOf(waitMs) };
    }
  }

  return {
    async consume(key) {
      const result = await consume(key);
      if (result.status === 'ok' || result.retryAfterSeconds <= durationSeconds + SKEW_SECONDS) return result;
      // The clock was set back since this was counted. Nobody waits longer than the limit lasts.
      await limiter.delete(key).catch(() => {});
      return consume(key);
    },
    async forgive(key) {
      await limiter.delete(key);
    },
  };
}
