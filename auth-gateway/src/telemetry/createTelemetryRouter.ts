import express, { Router } from 'express';
import type { ValidationError } from 'yup';
import type { Database } from '../database/openDatabase.ts';
import { Refusal } from '../errors.ts';
import { createRateLimiter } from '../http/createRateLimiter.ts';
import { limitRate } from '../http/limitRate.ts';
import type { Logger } from '../log.ts';
import { type TelemetryBatch, telemetryBatch } from './telemetryBatch.ts';

const BODY_LIMIT = '16kb';
/** Generous, since a whole office may share one address. */
const RATE = { name: 'telemetry', points: 600, durationSeconds: 60 };

function parse(body: unknown): TelemetryBatch {
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

/** `POST /api/telemetry`: stores and logs what browsers report about loading remotes. */
export function createTelemetryRouter({ database, log }: { database: Database; log: Logger }): Router {
  const router = Router();
  router.post(
    '/api/telemetry',
    limitRate(createRateLimiter(database.pool, RATE)),
    // A beacon without a declared type arrives as text.
    express.json({ limit: BODY_LIMIT, type: ['application/json', 'text/plain'] }),
    async (request, response) => {
      const { events } = parse(request.body);
      const rows = events.map(({ kind, remote, version, page, code, durationMs }) => ({
        kind,
        remote,
        version,
        page: page ?? null,
        code: code ?? null,
        duration_ms: durationMs === undefined ? null : Math.round(durationMs),
      }));
      await database.db.insertInto('telemetry_events').values(rows).execute();
      for (const event of events) {
        if (event.kind === 'loaded') log.debug(event, 'telemetry');
        else log.warn(event, 'telemetry');
      }
      response.status(204).end();
    },
  );
  return router;
}
