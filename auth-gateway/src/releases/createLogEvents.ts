import type { LogEntry } from '@saltbush/contract/release-api';
import type { Request, RequestHandler, Response } from 'express';
import type { Database } from '../database/openDatabase.ts';
import { Refusal } from '../errors.ts';
import { bearerToken } from '../http/bearerToken.ts';
import type { Logger } from '../log.ts';
import type { Permits } from './createPermits.ts';
import { readHealthMark } from './readHealthMark.ts';
import { reportLog } from './releaseReports.ts';
import { findActor } from './releaseTokens.ts';

const LOOK_EVERY_MS = 400;
/** Health figures, and whether whoever listens still may. */
const CHECK_EVERY_MS = 5_000;
const HEARTBEAT_MS = 15_000;
const RECONNECT_MS = 2_000;
const STREAMS_OF_AN_OPERATOR = 10;
/** Whoever missed more than this loads everything anew. */
const MOST_MISSED = 500;
/** A browser that does not take in what it is sent is let go. */
const MOST_UNSENT_BYTES = 256 * 1024;

interface Dependencies {
  database: Database;
  permits: Pick<Permits, 'permitOperator'>;
  log: Logger;
}

export interface LogEvents {
  /** `GET /api/releases/log/events`, behind the session. */
  handler: RequestHandler;
  /** Ends every stream; browsers connect again by themselves. */
  close: () => Promise<void>;
}

interface Stream {
  response: Response;
  label: string;
  /** Last line that was sent. */
  seq: number;
  mayStay: () => Promise<boolean>;
}

const logText = (line: LogEntry): string => `id: ${line.seq}\nevent: log\ndata: ${JSON.stringify(line)}\n\n`;

/** The number of the last line a browser has seen; null for one that connects for the first time. */
function lastSeen(request: Request): number | null {
  const text = request.get('last-event-id');
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Tells operators of each new line of the log, through whichever gateway it was written, and of new health figures. */
export function createLogEvents({ database, permits, log }: Dependencies): LogEvents {
  const { db } = database;
  const streams = new Set<Stream>();
  const lastDone = { check: 0, heartbeat: 0 };
  let healthMark = '';
  let isHealthMoving = false;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;

  function send({ response }: Stream, text: string): void {
    if (response.writableLength > MOST_UNSENT_BYTES) response.destroy();
    else response.write(text);
  }

  async function sendLines(): Promise<void> {
    const lines = await reportLog(database, Math.min(...[...streams].map(({ seq }) => seq)));
    for (const line of lines) {
      for (const stream of streams) {
        if (stream.seq >= line.seq) continue;
        stream.seq = line.seq;
        send(stream, logText(line));
      }
    }
  }

  async function sendHealth(): Promise<void> {
    const mark = await readHealthMark(db);
    const isNew = mark !== healthMark;
    // A report may be some seconds old: whoever asked at the first event asks once more when the figures stand still.
    if (!isNew && !isHealthMoving) return;
    isHealthMoving = isNew;
    healthMark = mark;
    for (const stream of streams) send(stream, 'event: health\ndata: {}\n\n');
  }

  async function endForbidden(): Promise<void> {
    for (const stream of streams) if (!(await stream.mayStay())) stream.response.end();
  }

  const isDue = (what: keyof typeof lastDone, everyMs: number): boolean => {
    const now = performance.now();
    if (now - lastDone[what] < everyMs) return false;
    lastDone[what] = now;
    return true;
  };

  async function look(): Promise<void> {
    if (streams.size === 0) return;
    if (isDue('heartbeat', HEARTBEAT_MS)) for (const stream of streams) send(stream, ': still here\n\n');
    if (isDue('check', CHECK_EVERY_MS)) {
      await sendHealth();
      await endForbidden();
    }
    if (streams.size > 0) await sendLines();
  }

  function schedule(): void {
    if (timer !== null || isClosed || streams.size === 0) return;
    timer = setTimeout(() => {
      running = look()
        .catch((err: unknown) => log.warn({ err }, 'the console could not be told of what is new'))
        .then(() => {
          timer = null;
          schedule();
        });
    }, LOOK_EVERY_MS);
    timer.unref();
  }

  /** A session may end, and a token be revoked, while the stream is open. */
  function stayOf(request: Request): () => Promise<boolean> {
    const token = bearerToken(request);
    if (token !== null) return async () => (await findActor(database, token))?.isOperator === true;
    const id = (request.session as { id?: string } | undefined)?.id;
    if (id === undefined) return async () => true;
    return async () => {
      const row = await db
        .selectFrom('sessions')
        .select('sess')
        .where('sid', '=', id)
        .where('expire', '>', new Date())
        .executeTakeFirst();
      const user = (row?.sess as { user?: { roles?: string[] } } | undefined)?.user;
      return user?.roles?.includes('ops') ?? false;
    };
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
      if ([...streams].filter((stream) => stream.label === label).length >= STREAMS_OF_AN_OPERATOR) {
        const message = `At most ${STREAMS_OF_AN_OPERATOR} pages are kept up to date at once. Close some of them.`;
        throw new Refusal(message, { status: 429, code: 'too-many-requests' });
      }
      const newest = await newestLine();
      if (streams.size === 0) healthMark = await readHealthMark(db);
      response.writeHead(200, {
        'content-type': 'text/event-stream',
        // Whatever compresses answers on the way would hold the events back.
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      // A stream opened after the others were ended would hold up the stop.
      if (request.method === 'HEAD' || isClosed) {
        response.end();
        return;
      }
      const since = lastSeen(request);
      const isBehind = since !== null && since <= newest && newest - since <= MOST_MISSED;
      const stream: Stream = { response, label, seq: isBehind ? since : newest, mayStay: stayOf(request) };
      streams.add(stream);
      response.on('close', () => streams.delete(stream));
      send(stream, `retry: ${RECONNECT_MS}\n\nid: ${stream.seq}\nevent: ready\ndata: {}\n\n`);
      schedule();
    },
    close: async () => {
      isClosed = true;
      if (timer) clearTimeout(timer);
      for (const { response } of streams) response.end();
      streams.clear();
      await running;
    },
  };
}
