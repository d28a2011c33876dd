import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimit } from './createRateLimiter.ts';

/** Counts `points` for a key; false once there were too many. */
type TakePoints = (key: string, points: number) => Promise<boolean>;

/** Counts in this gateway's memory, for what is asked too often to count in the database. */
export function createMemoryLimiter({ name, points, durationSeconds }: RateLimit): TakePoints {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: durationSeconds });
  return (key, taken) =>
    limiter.consume(key, taken).then(
      () => true,
      () => false,
    );
}
