import type { Visitor } from '@saltbush/contract';
import type { Request, RequestHandler, Response } from 'express';
import { clientOf } from '../auth/clientOf.ts';
import type { Database } from '../database/openDatabase.ts';
import { Refusal } from '../errors.ts';
import type { Logger } from '../log.ts';
import { type ClientScope, clientScope } from './client-scope.ts';
import { changesAfter, followBookingEvents, newestEvent, type OwnedChange } from './followBookingEvents.ts';

const HEARTBEAT_MS = 15_000;
const SESSION_CHECK_MS = 5_000;
const RECONNECT_MS = 2_000;
const STREAMS_OF_A_USER = 10;
/** Whoever missed more than this loads everything anew. */
const MOST_MISSED = 200;
/** A browser that does not take in what it is sent is let go. */
const MOST_UNSENT_BYTES = 256 * 1024;

interface Dependencies {
  database: Pick<Database, 'db' | 'kind'>;
  visitorOf: (request: Request) => Visitor;
  log: Logger;
}

export interface ShipmentEvents {
  /** `GET /api/shipments/events`, behind the session. */
  handler: RequestHandler;
  /** Looks for changes once a request that may have made some is answered. */
  watchChanges: RequestHandler;
  /** Looks for ended sessions once a request that may have ended one is answered. */
  watchSignOut: RequestHandler;
  /** Ends every stream; browsers connect again by themselves. */
  close: () => Promise<void>;
}

interface Stream {
  response: Response;
  scope: ClientScope;
  /** Null where the visitor is known without a session. */
  sessionId: string | null;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const concerns = ({ userId, companies }: ClientScope, change: OwnedChange): boolean =>
  change.userId === userId || (change.company !== null && companies.includes(change.company));

const changeText = ({ id, change }: OwnedChange): string =>
  `id: ${id}\nevent: shipment\ndata: ${JSON.stringify(change)}\n\n`;

/** The number of the last event a browser has seen; null for one that connects for the first time. */
function lastSeen(request: Request): number | null {
  const text = request.get('last-event-id');
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Tells open pages of changes to the consignments their visitors see, and of no others. */
export function createShipmentEvents({ database, visitorOf, log }: Dependencies): ShipmentEvents {
  const { db } = database;
  const streams = new Set<Stream>();
  let isClosed = false;

  function send({ response }: Stream, text: string): void {
    if (response.writableLength > MOST_UNSENT_BYTES) response.destroy();
    else response.write(text);
  }

  const follower = followBookingEvents({
    database,
    log,
    onChange: (change) => {
      for (const stream of streams) if (concerns(stream.scope, change)) send(stream, changeText(change));
    },
  });

  async function forget(stream: Stream): Promise<void> {
    streams.delete(stream);
    if (streams.size === 0) await follower.stop();
  }

  /** Ends the streams of sessions that have ended, here or at another gateway. */
  async function checkSessions(): Promise<void> {
    const ids = [...streams].flatMap(({ sessionId }) => sessionId ?? []);
    if (ids.length === 0) return;
    const rows = await db
      .selectFrom('sessions')
      .select(['sid', 'sess'])
      .where('sid', 'in', ids)
      .where('expire', '>', new Date())
      .execute();
    const users = new Map(rows.map(({ sid, sess }) => [sid, (sess as { user?: { id?: string } }).user?.id]));
    for (const { sessionId, scope, response } of streams) {
      if (sessionId !== null && users.get(sessionId) !== scope.userId) response.end();
    }
  }

  const quietly = (work: () => Promise<void>) => () =>
    void work().catch((err: unknown) => log.warn({ err }, 'open pages could not be looked after'));

  const heartbeat = setInterval(
    quietly(async () => {
      for (const stream of streams) {
        send(stream, ': still here\n\n');
        stream.scope = await clientScope(db, stream.scope.userId);
      }
    }),
    HEARTBEAT_MS,
  );
  const sessionCheck = setInterval(quietly(checkSessions), SESSION_CHECK_MS);
  heartbeat.unref();
  sessionCheck.unref();

  async function begin(stream: Stream, since: number | null): Promise<void> {
    await follower.start();
    const newest = await newestEvent(db);
    send(stream, `retry: ${RECONNECT_MS}\n\nid: ${newest}\nevent: ready\ndata: {}\n\n`);
    if (since === null) return;
    const missed = await changesAfter(db, since, MOST_MISSED + 1);
    if (missed.length > MOST_MISSED) send(stream, 'event: resync\ndata: {}\n\n');
    else for (const change of missed) if (concerns(stream.scope, change)) send(stream, changeText(change));
  }

  return {
    handler: async (request, response) => {
      const { id } = clientOf(visitorOf(request));
      const scope = await clientScope(db, id);
      if ([...streams].filter((stream) => stream.scope.userId === id).length >= STREAMS_OF_A_USER) {
        const message = `At most ${STREAMS_OF_A_USER} pages are kept up to date at once. Close some of them.`;
        throw new Refusal(message, { status: 429, code: 'too-many-requests' });
      }
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
      const session = request.session as { id?: string } | undefined;
      const stream: Stream = { response, scope, sessionId: session?.id ?? null };
      streams.add(stream);
      response.on(
        'close',
        quietly(() => forget(stream)),
      );
      response.flushHeaders();
      await begin(stream, lastSeen(request));
    },
    watchChanges: ({ method }, response, next) => {
      if (!SAFE_METHODS.has(method) && streams.size > 0) response.once('finish', follower.wake);
      next();
    },
    watchSignOut: (_request, response, next) => {
      response.once('finish', quietly(checkSessions));
      next();
    },
    close: async () => {
      isClosed = true;
      clearInterval(heartbeat);
      clearInterval(sessionCheck);
      for (const { response } of streams) response.end();
      streams.clear();
      await follower.stop();
    },
  };
}
