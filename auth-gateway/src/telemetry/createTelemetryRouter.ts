import express, { Router } from 'express';
import type { ValidationError } from 'yup';
import { Refusal } from '../errors.ts';
import { createMemoryLimiter } from '../http/createMemoryLimiter.ts';
import { visitorNetwork } from '../http/visitorNetwork.ts';
import type { Logger } from '../log.ts';
import type { createNetworkHashes } from './createNetworkHashes.ts';
import type { Visits } from './createVisits.ts';
import type { VisitWriter } from './createVisitWriter.ts';
import { telemetryBatch } from './telemetryBatch.ts';

const BODY_LIMIT = '16kb';
/** Events of one network. Generous, since a whole office may share one. */
const RATE = { name: 'telemetry', points: 3_000, durationSeconds: 60 };

function parse(body: unknown) {
  try {
    return telemetryBatch.validateSync(body, { strict: true, abortEarly: false });
  } catch (cause) {
    const { errors } = cause as ValidationError;
    throw new Refusal(`The report is not valid: ${errors.join('; ')}.`, {
      status: 400,
      code: 'bad-request',
      errors,
      cause,
    });
  }
}

interface Dependencies {
  visits: Visits;
  writer: VisitWriter;
  networkHash: ReturnType<typeof createNetworkHashes>;
  log: Logger;
}

/**
 * `POST /api/telemetry`: takes what browsers report about loading remotes. What counts is what comes with a visit that
 * this site gave out; anything else is only logged.
 */
export function createTelemetryRouter({ visits, writer, networkHash, log }: Dependencies): Router {
  const router = Router();
  const take = createMemoryLimiter(RATE);
  router.post(
    '/api/telemetry',
    // A beacon without a declared type arrives as text.
    express.json({ limit: BODY_LIMIT, type: ['application/json', 'text/plain'] }),
    async (request, response) => {
      const { visit: claim, events } = parse(request.body);
      const network = visitorNetwork(request);
      if (!(await take(network, events.length))) {
        response.setHeader('retry-after', String(RATE.durationSeconds));
        throw new Refusal('Too many reports. Send them later.', { status: 429, code: 'too-many-requests' });
      }
      const now = new Date();
      const visit = claim === undefined ? null : visits.read(claim, now);
      for (const event of events) {
        if (visit === null || event.kind === 'loaded' || event.kind === 'vital') log.debug(event, 'telemetry');
        else log.warn(event, 'telemetry');
      }
      if (visit !== null) writer.add({ visit, network: await networkHash(network, now), events });
      response.status(204).end();
    },
  );
  return router;
}
