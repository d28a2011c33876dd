import type { RequestHandler } from 'express';
import { Refusal } from '../errors.ts';
import type { RateLimiter } from './createRateLimiter.ts';

/** Lets each address make as many requests as the limiter allows. */
export function limitRate(limiter: RateLimiter): RequestHandler {
  return async (request, response, next) => {
    const result = await limiter.consume(request.ip ?? 'unknown');
    if (result.status === 'ok') {
      next();
      return;
    }
    response.setHeader('retry-after', String(result.retryAfterSeconds));
    const message = `Too many requests. Try again in ${result.retryAfterSeconds} seconds.`;
    next(new Refusal(message, { status: 429, code: 'too-many-requests' }));
  };
}
