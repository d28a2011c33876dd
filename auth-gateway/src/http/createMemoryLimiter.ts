import type { RateLimit } from '@saltbush/capability/http';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Takes `points` for a key; false when there are not enough left. */
type TakePoints = (key: string, points: number) => Promise<boolean>;

/** Counts in this gateway's memory, for requests that are too frequent to count in the database. */
export function createMemoryLimiter({ name, points, durationSeconds }: RateLimit): TakePoints {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: durationSeconds });
  return (key, taken) =>
    limiter.consume(key, taken).then(
      () => true,
      () => false,
    );
}
