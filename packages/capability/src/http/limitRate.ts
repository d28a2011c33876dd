import type { RequestHandler } from 'express';
import { consumeRate } from './consumeRate.ts';
import type { RateLimiter } from './createRateLimiter.ts';
import { visitorNetwork } from './visitorNetwork.ts';

/** Limits how many requests each network may make. */
export function limitRate(limiter: RateLimiter): RequestHandler {
  return async (request, response, next) => {
    await consumeRate(limiter, visitorNetwork(request), response);
    next();
  };
}
