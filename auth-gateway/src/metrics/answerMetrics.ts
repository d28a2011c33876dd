import type { RequestHandler } from 'express';
import type { Permits } from '../releases/createPermits.ts';
import type { Metrics } from './createMetrics.ts';

/** `GET /metrics`, for bearers of a token and for signed-in operators. */
export function answerMetrics({ metrics, permits }: { metrics: Metrics; permits: Permits }): RequestHandler {
  return async (request, response) => {
    response.setHeader('cache-control', 'no-store');
    await permits.permit(request, 'read');
    response.set('content-type', metrics.contentType).send(await metrics.read());
  };
}
