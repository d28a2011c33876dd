import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from '../log.ts';
import { loggedPath } from './loggedPath.ts';

/** Enough that no two requests in the logs share one, and short enough to be read out on the telephone. */
const ID_BYTES = 8;

/**
 * Gives every request an id, in `response.locals.id` and the `x-request-id` header, and logs the result of the request.
 */
export function identifyRequest(log: Logger): RequestHandler {
  return (request, response, next) => {
    const id = randomBytes(ID_BYTES).toString('hex');
    const startedAt = performance.now();
    response.locals.id = id;
    response.setHeader('x-request-id', id);
    response.on('finish', () => {
      const durationMs = Math.round(performance.now() - startedAt);
      const { method, originalUrl } = request;
      const path = loggedPath(originalUrl);
      log.debug({ id, method, path, status: response.statusCode, durationMs }, 'request');
    });
    next();
  };
}
