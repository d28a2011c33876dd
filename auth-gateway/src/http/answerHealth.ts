import type { RequestHandler } from 'express';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import type { ReleaseStore } from '../releases/ReleaseStore.ts';
import { within } from './within.ts';

const DATABASE_TIMEOUT_MS = 2_000;

interface Dependencies {
  database: Database;
  releases: ReleaseStore;
}

function answers({ db }: Database): Promise<boolean> {
  return within(DATABASE_TIMEOUT_MS, sql`select 1`.execute(db)).then(
    () => true,
    () => false,
  );
}

/** `GET /api/health`: 200 when this gateway can serve visitors and the database answers, else 503. */
export function answerHealth({ database, releases }: Dependencies): RequestHandler {
  return async (_request, response) => {
    const isReachable = await answers(database);
    response
      .set('cache-control', 'no-store')
      .status(isReachable ? 200 : 503)
      .json({
        status: isReachable ? 'ok' : 'degraded',
        revision: releases.liveSet().revision,
        database: isReachable ? 'ok' : 'unreachable',
      });
  };
}
