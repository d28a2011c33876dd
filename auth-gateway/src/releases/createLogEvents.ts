import { createEventStreams, eventText, lastEventId } from '@saltbush/capability/events';
import type { User } from '@saltbush/contract';
import type { Request, RequestHandler } from 'express';
import { sessionIdOf } from '../auth/sessionIdOf.ts';
import type { Database } from '../database/openDatabase.ts';
import { bearerToken } from '../http/bearerToken.ts';
import type { Logger } from '../log.ts';
import type { Permits } from './createPermits.ts';
import { readHealthMark } from './readHealthMark.ts';
import { reportLog } from './releaseReports.ts';
import { findActor } from './releaseTokens.ts';

const LOOK_EVERY_MS = 400;
/** How often to check for health figures, and whether each listener may still listen. */
const CHECK_EVERY_MS = 5_000;
/** A browser that missed more lines than this has to load everything again. */
const MOST_MISSED = 500;

interface Dependencies {
  database: Database;
  permits: Pick<Permits, 'permitOperator'>;
  usersOf: (sessionIds: readonly string[]) => Promise<Map<string, User>>;
  log: Logger;
}

export interface LogEvents {
  /** `GET /api/releases/log/events`, behind the session. */
  handler: RequestHandler;
  /** Ends every stream. Browsers reconnect by themselves. */
  close: () => Promise<void>;
}

interface Page {
  /** Number of the last line that was sent. */
  seq: number;
  mayStay: () => Promise<boolean>;
}

/** Sends operators each new line of the log, whichever gateway wrote it, and announces new health figures. */
export function createLogEvents({ database, permits, usersOf, log }: Dependencies): LogEvents {
  const { db } = database;
  const streams = createEventStreams<Page>();
  let checkedAt = 0;
  let healthMark = '';
  let isHealthMoving = false;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;

  async function sendLines(): Promise<void> {
    const lines = await reportLog(database, Math.min(...[...streams].map(({ seq }) => seq)));
    for (const line of lines) {
      for (const stream of streams) {
        if (stream.seq >= line.seq) continue;
        stream.seq = line.seq;
        stream.send(eventText({ id: line.seq, event: 'log', data: line }));
      }
    }
  }

  async function sendHealth(): Promise<void> {
    const mark = await readHealthMark(db);
    const isNew = mark !== healthMark;
    // A report may be some seconds old, so announce once more after the figures stopped moving.
    if (!isNew && !isHealthMoving) return;
    isHealthMoving = isNew;
    healthMark = mark;
    for (const { send } of streams) send(eventText({ event: 'health', data: {} }));
  }

  async function endForbidden(): Promise<void> {
    for (const { mayStay, end } of streams) if (!(await mayStay())) end();
  }

  async function look(): Promise<void> {
    if (streams.size === 0) return;
    if (performance.now() - checkedAt >= CHECK_EVERY_MS) {
      checkedAt = performance.now();
      await sendHealth();
      await endForbidden();
    }
    if (streams.size > 0) await sendLines();
  }

  function schedule(): void {
    if (timer !== null || isClosed || streams.size === 0) return;
    timer = setTimeout(() => {
      running = look()
        .catch((err: unknown) =>
          log.warn(
            { err },
            'open consoles could not be sent what is new in the log; it is tried again at the next poll',
          ),
        )
        .then(() => {
          timer = null;
          schedule();
        });
    }, LOOK_EVERY_MS);
    timer.unref();
  }

  /**
   * Returns a check whether the listener may stay: a session may end, or a token be revoked, while the stream is open.
   */
  function stayOf(request: Request): () => Promise<boolean> {
    const token = bearerToken(request);
    if (token !== null) return async () => (await findActor(database, token))?.isOperator === true;
    const id = sessionIdOf(request);
    if (id === null) return async () => true;
    return async () => (await usersOf([id])).get(id)?.roles.includes('ops') ?? false;
  }

  async function newestLine(): Promise<number> {
    const row = await db
      .selectFrom('release_log')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .executeTakeFirst();
    return row?.seq ?? 0;
  }

  return {
    handler: async (request, response) => {
      const { label } = await permits.permitOperator(request);
      const newest = await newestLine();
      if (streams.size === 0) healthMark = await readHealthMark(db);
      const since = lastEventId(request);
      const isBehind = since !== null && since <= newest && newest - since <= MOST_MISSED;
      const details = { owner: label, seq: isBehind ? since : newest, mayStay: stayOf(request) };
      const stream = streams.open(request, response, details);
      if (!stream) return;
      stream.send(eventText({ id: stream.seq, event: 'ready', data: {} }));
      schedule();
    },
    close: async () => {
      isClosed = true;
      if (timer) clearTimeout(timer);
      streams.close();
      await running;
    },
  };
}
