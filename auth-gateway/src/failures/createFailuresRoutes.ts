import { checkInput, parseBody, parseQuery, readJson, visitorAddress, visitorNetwork } from '@saltbush/capability/http';
import { Refusal } from '@saltbush/capability/refusal';
import { FAILURE_SIDES, type FailureSide } from '@saltbush/contract/release-api';
import type { RequestHandler } from 'express';
import * as yup from 'yup';
import type { Database } from '../database/openDatabase.ts';
import { createMemoryLimiter } from '../http/createMemoryLimiter.ts';
import { readJsonLater } from '../http/readJsonLater.ts';
import type { PlatformHandlers } from '../platform/PlatformHandlers.ts';
import type { Permits } from '../releases/createPermits.ts';
import type { Telemetry } from '../telemetry/createTelemetry.ts';
import type { VoterOf } from '../telemetry/voter.ts';
import { traceFacts } from '../traces/traceFacts.ts';
import { browserFamily } from './browserFamily.ts';
import type { Failures } from './createFailures.ts';
import { failureBatch } from './failureBatch.ts';
import { markFailure } from './markFailure.ts';
import { readFailure, readFailures } from './readFailures.ts';

/** Three failures with their longest stacks. */
const BODY_LIMIT_BYTES = 64 * 1024;
/** Per network, which a whole office may share. A page sends each failure once, and at most five. */
const RATE = { name: 'failure-reports', points: 60, durationSeconds: 60 };

const query = yup
  .object({
    name: yup
      .string()
      .matches(/^(shell|gateway|mf-[a-z][a-z0-9-]{0,36})$/, 'Give a remote such as mf-quote, shell, or gateway.'),
    version: yup.string().matches(/^[\w.+-]{1,80}$/, 'Give a version such as 1.4.0.'),
    seen: yup.string().oneOf(['yes', 'no'], 'Give yes or no, or leave it out for all.'),
    side: yup.string().oneOf([...FAILURE_SIDES], `Give one of ${FAILURE_SIDES.join(', ')}.`),
  })
  .noUnknown();

/** Reads what is sent after it is known that its sender may. */
const readMark = readJsonLater();

/** Whether a cause is seen. */
export const seenBody = yup.object({ isSeen: yup.boolean().required('Say whether it is seen.') }).noUnknown();

function noSuchFailure(): Refusal {
  const message = 'There is no such failure. It may have been removed: thirty days after it was last met.';
  return new Refusal(message, { status: 404, code: 'not-found' });
}

interface Dependencies {
  database: Pick<Database, 'db'>;
  permits: Permits;
  failures: Failures;
  telemetry: Pick<Telemetry, 'givenTo' | 'issue'>;
  sites: { voterOf: VoterOf };
}

/** `POST /api/telemetry/failures`: what failed in a browser. About a release that visitors do not get now, nothing is kept. */
export function createFailureReportRoutes({ failures, telemetry, sites }: Omit<Dependencies, 'database' | 'permits'>) {
  const take = createMemoryLimiter(RATE);
  const countReport: RequestHandler = async (request, response, next) => {
    if (await take(visitorNetwork(request), 1)) return next();
    response.setHeader('retry-after', String(RATE.durationSeconds));
    throw new Refusal('Too many reports. Send them later.', { status: 429, code: 'too-many-requests' });
  };

  return {
    'POST /api/telemetry/failures': [
      countReport,
      readJson({ limitBytes: BODY_LIMIT_BYTES, type: ['application/json', 'text/plain'] }),
      async (request, response) => {
        const input = checkInput(failureBatch, request.body);
        if (input.status !== 'valid') {
          // What was wrong is not said in the words of the report, which may be a person's.
          const errors = input.faults.map(({ path }) => path || 'the report');
          const message = `The report is not valid. Correct ${errors.join(', ')}.`;
          throw new Refusal(message, { status: 400, code: 'bad-request' });
        }
        const now = new Date();
        const voter = await sites.voterOf(request);
        const visit = telemetry.issue(now);
        if (voter !== null) {
          const isGiven = await telemetry.givenTo(visit, voter.visitorId);
          const browser = browserFamily(request.get('user-agent'));
          for (const one of input.value.failures) {
            if (!isGiven(one.remote, one.version)) continue;
            const { remote: name, version, message = '', stack = '', components = '', page = '', steps = [] } = one;
            const about = { release: { name, version }, name: one.name ?? '', message, stack, components };
            failures.add({
              side: 'browser',
              visit: visit.id,
              address: visitorAddress(request),
              browser,
              page,
              steps,
              ...about,
              ...traceFacts(),
            });
          }
        }
        response.status(204).end();
      },
    ],
  } satisfies PlatformHandlers;
}

/**
 * `GET /api/releases/failures?name=&version=&side=`: what fails; `GET /api/releases/failures/:id`: one cause, with visits. They
 * show lines of the sources, so a token for one remote reads those of that remote, and nothing else is there for it.
 * `POST /api/releases/failures/:id/seen` marks one as seen, or takes that back.
 */
export function createFailuresRoutes({ database: { db }, permits }: Pick<Dependencies, 'database' | 'permits'>) {
  return {
    'GET /api/releases/failures': async (request, response) => {
      const { name = null, version = null, side = null, seen } = parseQuery(query, request);
      const { remote: own } = await permits.permit(request, 'read');
      if (own !== null && name !== null && name !== own) {
        const message = `This token is for ${own}, and shows what fails in it only. Ask for that, or use one for all.`;
        throw new Refusal(message, { status: 403, code: 'forbidden' });
      }
      const isSeen = seen === undefined ? null : seen === 'yes';
      response.json(await readFailures(db, { remote: own ?? name, version, side: side as FailureSide | null, isSeen }));
    },
    'GET /api/releases/failures/:id': async (request, response) => {
      const { remote: own } = await permits.permit(request, 'read');
      const found = await readFailure(db, String(request.params.id).slice(0, 64));
      if (found === null || (own !== null && found.failure.remote !== own)) {
        throw noSuchFailure();
      }
      response.json(found);
    },
    'POST /api/releases/failures/:id/seen': async (request, response) => {
      // Nothing is read from somebody who may not send it.
      const { remote: own } = await permits.permit(request, 'read');
      const id = String(request.params.id).slice(0, 64);
      const found = await readFailure(db, id);
      if (found === null || (own !== null && found.failure.remote !== own)) throw noSuchFailure();
      // Whoever ships a remote may say that they have seen what fails in it.
      const { label: actor } = await permits.permit(request, 'publish', own ?? undefined);
      const { isSeen } = parseBody(seenBody, await readMark(request, response));
      await markFailure(db, id, { isSeen, actor });
      response.json(await readFailure(db, id));
    },
  } satisfies PlatformHandlers;
}
