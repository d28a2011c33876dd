import { clientOf } from '@saltbush/capability/access';
import type { User, Visitor } from '@saltbush/contract';
import type { Request, RequestHandler } from 'express';
import { sessionIdOf } from '../auth/sessionIdOf.ts';
import type { Database } from '../database/openDatabase.ts';
import { createEventStreams, type EventStream } from '../http/createEventStreams.ts';
import { eventText } from '../http/eventText.ts';
import { lastEventId } from '../http/lastEventId.ts';
import type { Logger } from '../log.ts';
import { type ClientScope, clientScope } from './client-scope.ts';
import { changesAfter, followBookingEvents, newestEvent, type OwnedChange } from './followBookingEvents.ts';

/** How often to read which companies a user belongs to, since that may change. */
const SCOPE_CHECK_MS = 15_000;
const SESSION_CHECK_MS = 5_000;
/** A browser that missed more changes than this has to load everything again. */
const MOST_MISSED = 200;

interface Dependencies {
  database: Pick<Database, 'db' | 'kind'>;
  visitorOf: (request: Request) => Visitor;
  usersOf: (sessionIds: readonly string[]) => Promise<Map<string, User>>;
  log: Logger;
}

export interface ShipmentEvents {
  /** `GET /api/shipments/events`, behind the session. */
  handler: RequestHandler;
  /** Looks for changes after a request that may have made some was answered. */
  watchChanges: RequestHandler;
  /** Looks for ended sessions after a request that may have ended one was answered. */
  watchSignOut: RequestHandler;
  /** Ends every stream. Browsers reconnect by themselves. */
  close: () => Promise<void>;
}

interface Page {
  scope: ClientScope;
  /** Null when the visitor is known by other means than a session. */
  sessionId: string | null;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const concerns = ({ userId, companies }: ClientScope, change: OwnedChange): boolean =>
  change.userId === userId || (change.company !== null && companies.includes(change.company));

const changeText = ({ id, change }: OwnedChange): string => eventText({ id, event: 'shipment', data: change });

/** Sends open pages the changes to consignments that their visitors may see. */
export function createShipmentEvents({ database, visitorOf, usersOf, log }: Dependencies): ShipmentEvents {
  const { db } = database;
  const streams = createEventStreams<Page>();

  const follower = followBookingEvents({
    database,
    log,
    onChange: (change) => {
      for (const stream of streams) if (concerns(stream.scope, change)) stream.send(changeText(change));
    },
  });

  async function restUnlessNeeded(): Promise<void> {
    if (streams.size === 0) await follower.stop();
  }

  /** Ends the streams of sessions that have ended, at this gateway or another. */
  async function checkSessions(): Promise<void> {
    const ids = [...streams].flatMap(({ sessionId }) => sessionId ?? []);
    const users = await usersOf(ids);
    for (const { sessionId, scope, end } of streams) {
      if (sessionId !== null && users.get(sessionId)?.id !== scope.userId) end();
    }
  }

  const quietly = (work: () => Promise<void>) => () =>
    void work().catch((err: unknown) =>
      log.warn({ err }, 'the sessions of open pages could not be checked; they are checked again shortly'),
    );

  const scopeCheck = setInterval(
    quietly(async () => {
      for (const stream of streams) stream.scope = await clientScope(db, stream.scope.userId);
    }),
    SCOPE_CHECK_MS,
  );
  const sessionCheck = setInterval(quietly(checkSessions), SESSION_CHECK_MS);
  scopeCheck.unref();
  sessionCheck.unref();

  async function begin({ scope, send }: EventStream<Page>, since: number | null): Promise<void> {
    await follower.start();
    send(eventText({ id: await newestEvent(db), event: 'ready', data: {} }));
    if (since === null) return;
    const missed = await changesAfter(db, since, MOST_MISSED + 1);
    if (missed.length > MOST_MISSED) send(eventText({ event: 'resync', data: {} }));
    else for (const change of missed) if (concerns(scope, change)) send(changeText(change));
  }

  return {
    handler: async (request, response) => {
      const { id } = clientOf(visitorOf(request));
      const scope = await clientScope(db, id);
      const stream = streams.open(request, response, { owner: id, scope, sessionId: sessionIdOf(request) });
      if (!stream) return;
      response.on('close', quietly(restUnlessNeeded));
      await begin(stream, lastEventId(request));
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
      clearInterval(scopeCheck);
      clearInterval(sessionCheck);
      streams.close();
      await follower.stop();
    },
  };
}
