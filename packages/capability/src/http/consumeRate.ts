import type { ServerResponse } from 'node:http';
import { Refusal } from '../Refusal.ts';
import type { RateLimiter } from './createRateLimiter.ts';

/**
 * Counts one use for a key.
 * @throws Refusal `too-many-requests` once the limiter's points are used up; it says when to try again.
 */
export async function consumeRate(limiter: RateLimiter, key: string, response: ServerResponse): Promise<void> {
  const result = await limiter.consume(key);
  if (result.status === 'ok') return;
  const { retryAfterSeconds } = result;
  response.setHeader('retry-after', String(retryAfterSeconds));
  const wait =
    retryAfterSeconds > 120 ? `${Math.ceil(retryAfterSeconds / 60)} minutes` : `${retryAfterSeconds} seconds`;
  throw new Refusal(`Too many requests. Try again in ${wait}.`, { status: 429, code: 'too-many-requests' });
}
