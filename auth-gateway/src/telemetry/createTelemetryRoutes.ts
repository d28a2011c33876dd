import { checkInput, readJson, visitorAddress, visitorNetwork } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import type { RequestHandler, Response } from 'express';
import { createMemoryLimiter } from '../http/createMemoryLimiter.ts';
import { isPhone } from '../http/isPhone.ts';
import { loggedPath } from '../http/loggedPath.ts';
import type { Logger } from '../log.ts';
import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';
import { traceFacts } from '../traces/traceFacts.ts';
import type { VisitCounter } from './createVisitCounter.ts';
import type { Visit, Visits } from './createVisits.ts';
import { countable, telemetryBatch } from './telemetryBatch.ts';
import type { VoterOf } from './voter.ts';

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

/** What a host threw before it stood, as its page tells of it. */
export interface StartFault {
  release: { name: string; version: string };
  stack: string;
  visit: string;
  address: string;
  userAgent: string | undefined;
  /** Id of the trace of the report, where one is recorded. */
  trace?: string;
}

interface Dependencies {
  issue: (now: Date) => Visit & { signed: string };
  readVisit: Visits['read'];
  counter: VisitCounter;
  voterOf: VoterOf;
  /** Called for what a host threw before it stood, where the report counts. */
  onStartFault: (fault: StartFault) => void;
  log: Logger;
}

/**
 * `POST /api/telemetry`: takes what browsers report about loading remotes. The first report of a page load has no visit,
 * and the answer gives it one for those that follow. Only logged: reports with a visit that this site did not give out, or
 * about a release that it did not give that visit; those of robots, of previews, and of pages that nobody looks at yet.
 */
export function createTelemetryRoutes({ issue, readVisit, counter, voterOf, onStartFault, log }: Dependencies) {
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

  return {
    'POST /api/telemetry': [
      countReport,
      // A beacon without a declared type arrives as text.
      readJson({ limitBytes: BODY_LIMIT_BYTES, type: ['application/json', 'text/plain'] }),
      async (request, response) => {
        const { visit: claim, events: sent } = parse(request.body);
        const events = sent.map(countable);
        await count(takeEvents(visitorNetwork(request), events.length), response);
        const now = new Date();
        const address = visitorAddress(request);
        const voter = await voterOf(request);
        const issued = !claim && voter !== null && (await counter.mayBegin(address)) ? issue(now) : null;
        const device = isPhone(request.get('user-agent')) ? 'phone' : 'computer';
        const visit = claim ? readVisit(claim, now) : issued;
        const counted =
          voter === null || visit === null
            ? []
            : await counter.count({ ...voter, visit, address, device, events, now });
        for (const event of events) {
          const isExpected = !counted.includes(event) || event.kind === 'loaded' || event.kind === 'vital';
          log[isExpected ? 'debug' : 'warn']({ ...event, page: loggedPath(event.page ?? '') }, 'telemetry');
        }
        for (const [index, { stack, remote: name, version }] of sent.entries()) {
          const event = events[index];
          if (!stack || visit === null || event === undefined || !counted.includes(event)) continue;
          const userAgent = request.get('user-agent');
          const about = { release: { name, version }, stack, visit: visit.id, ...traceFacts() };
          onStartFault({ ...about, address, userAgent });
        }
        if (issued) response.json({ visit: issued.signed });
        else response.status(204).end();
      },
    ],
  } satisfies PlatformHandlers;
}
