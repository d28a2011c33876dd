import { type RequestHandler, type Response, Router } from 'express';
import { Refusal } from '../errors.ts';
import { checkInput } from '../http/checkInput.ts';
import { createMemoryLimiter } from '../http/createMemoryLimiter.ts';
import { loggedPath } from '../http/loggedPath.ts';
import { readJson } from '../http/readJson.ts';
import { visitorNetwork } from '../http/visitorNetwork.ts';
import type { Logger } from '../log.ts';
import type { createNetworkHashes } from './createNetworkHashes.ts';
import type { Visits } from './createVisits.ts';
import type { VisitWriter } from './createVisitWriter.ts';
import { telemetryBatch } from './telemetryBatch.ts';

const BODY_LIMIT_BYTES = 16 * 1024;
/** Per network, which a whole office may share. Reports are counted before they are read, their events after. */
const REPORT_RATE = { name: 'telemetry-reports', points: 600, durationSeconds: 60 };
const EVENT_RATE = { name: 'telemetry', points: 3_000, durationSeconds: 60 };

function parse(body: unknown) {
  const input = checkInput(telemetryBatch, body);
  if (input.status === 'valid') return input.value;
  const errors = input.faults.map(({ path, message }) => `${path} ${message}`.trim());
  throw new Refusal(`The report is not valid: ${errors.join('; ')}.`, { status: 400, code: 'bad-request', errors });
}

interface Dependencies {
  visits: Visits;
  writer: VisitWriter;
  networkHash: ReturnType<typeof createNetworkHashes>;
  log: Logger;
}

/**
 * `POST /api/telemetry`: takes what browsers report about loading remotes. The first report of a page load has no visit,
 * and the answer gives it one for those that follow. Reports with a visit that this site did not give out are only
 * logged.
 */
export function createTelemetryRouter({ visits, writer, networkHash, log }: Dependencies): Router {
  const router = Router();
  const takeReports = createMemoryLimiter(REPORT_RATE);
  const takeEvents = createMemoryLimiter(EVENT_RATE);

  async function count(isTaken: Promise<boolean>, response: Response): Promise<void> {
    if (await isTaken) return;
    response.setHeader('retry-after', String(EVENT_RATE.durationSeconds));
    throw new Refusal('Too many reports. Send them later.', { status: 429, code: 'too-many-requests' });
  }
  const countReport: RequestHandler = async (request, response, next) => {
    await count(takeReports(visitorNetwork(request), 1), response);
    next();
  };

  router.post(
    '/api/telemetry',
    countReport,
    // A beacon without a declared type arrives as text.
    readJson({ limitBytes: BODY_LIMIT_BYTES, type: ['application/json', 'text/plain'] }),
    async (request, response) => {
      const { visit: claim, events } = parse(request.body);
      const network = visitorNetwork(request);
      await count(takeEvents(network, events.length), response);
      const now = new Date();
      const issued = claim ? null : visits.issue(now);
      const visit = claim ? visits.read(claim, now) : (issued?.id ?? null);
      for (const event of events) {
        if (visit === null || event.kind === 'loaded' || event.kind === 'vital')
          log.debug({ ...event, page: loggedPath(event.page ?? '') }, 'telemetry');
        else log.warn({ ...event, page: loggedPath(event.page ?? '') }, 'telemetry');
      }
      if (visit !== null) writer.add({ visit, network: await networkHash(network, now), events });
      if (issued) response.json({ visit: issued.signed });
      else response.status(204).end();
    },
  );
  return router;
}
