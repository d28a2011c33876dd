import type { RequestHandler } from 'express';
import { sql } from 'kysely';
import type { Database } from '../database/openDatabase.ts';
import { rememberBriefly } from './rememberBriefly.ts';
import { within } from './within.ts';

const DATABASE_TIMEOUT_MS = 2_000;
/** Anybody may ask, so the answer is kept for this long and costs the database nothing. */
const FRESH_MS = 500;

interface Dependencies {
  database: Pick<Database, 'db'>;
  releases: { liveSet: () => { revision: number } };
}

function answers({ db }: Pick<Database, 'db'>): Promise<boolean> {
  return within(DATABASE_TIMEOUT_MS, sql`select 1`.execute(db)).then(
    () => true,
    () => false,
  );
}

/**
 * `GET /api/health`: 200 when this gateway can serve visitors and the database answered within the last half second,
 * else 503.
 */
export function answerHealth({ database, releases }: Dependencies): RequestHandler {
  const isAnswering = rememberBriefly(() => answers(database), FRESH_MS);
  return async (_request, response) => {
    const isReachable = await isAnswering();
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
