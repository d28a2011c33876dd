import type { House } from '@saltbush/capability';
import { createEventStreams, type EventStream, eventText, lastEventId } from '@saltbush/capability/events';
import type { User } from '@saltbush/contract';
import type { Request, Response } from 'express';
import type { DeskChange } from '../api/board.ts';
import type { ConsignmentTables } from '../tables.ts';
import { type ClientScope, clientScope } from './client-scope.ts';
import { changesAfter, followBookingEvents, newestEvent, type OwnedChange } from './followBookingEvents.ts';
import type { Owned } from './owned.ts';

/** How often to read which companies a user belongs to, since that may change. */
const SCOPE_CHECK_MS = 15_000;
const SESSION_CHECK_MS = 5_000;
/** A browser that missed more changes than this has to load everything again. */
const MOST_MISSED = 200;

export interface ShipmentEvents {
  /** Opens the stream of a client's page: what happens to their own freight, as far as clients may know it. */
  open: (user: User, request: Request, response: Response) => Promise<void>;
  /** Opens the stream of a page of staff: what happens to every booking. */
  openForStaff: (user: User, request: Request, response: Response) => Promise<void>;
}

interface Page {
  userId: string;
  /** What the page may know of; null for staff, who may know everything. */
  scope: ClientScope | null;
  /** Null when the visitor is known by other means than a session. */
  sessionId: string | null;
}

const isOwn = ({ userId, companies, roles }: ClientScope, { userId: booker, company }: Owned): boolean =>
  company === null ? booker === userId : companies.includes(company) || (booker === userId && roles.has(company));

const concerns = ({ scope }: Page, change: Owned): boolean =>
  scope === null || (!change.isForStaff && isOwn(scope, change));

function changeText({ scope }: Page, { id, change }: OwnedChange): string {
  if (scope !== null) return eventText({ id, event: 'shipment', data: change });
  const { reference, status, at } = change;
  return eventText({ id, event: 'booking', data: { reference, status, at } satisfies DeskChange });
}

type Dependencies = Pick<House<ConsignmentTables>, 'database' | 'sessions' | 'when' | 'log'>;

/** Sends open pages the changes to bookings and consignments that their visitors may see. */
export function createShipmentEvents({ database, sessions, when, log }: Dependencies): ShipmentEvents {
  const { db } = database;
  const streams = createEventStreams<Page>();

  const follower = followBookingEvents({
    database,
    log,
    onChange: (change) => {
      for (const stream of streams) if (concerns(stream, change)) stream.send(changeText(stream, change));
    },
    onPosition: (position) => {
      // Without an id: whoever missed it reads the position again at the next `ready`.
      const text = eventText({ event: 'position', data: position.change });
      for (const stream of streams) if (concerns(stream, position)) stream.send(text);
    },
  });

  async function restUnlessNeeded(): Promise<void> {
    if (streams.size === 0) await follower.stop();
  }

  /** Ends the streams of sessions that have ended, at this gateway or another. */
  async function checkSessions(): Promise<void> {
    const ids = [...streams].flatMap(({ sessionId }) => sessionId ?? []);
    const users = await sessions.usersOf(ids);
    for (const { sessionId, userId, scope, end } of streams) {
      if (sessionId === null) continue;
      const user = users.get(sessionId);
      const isAllowed = user?.id === userId && (scope !== null || user.roles.includes('staff'));
      if (!isAllowed) end();
    }
  }

  const quietly = (work: () => Promise<void>) => () =>
    void work().catch((err: unknown) =>
      log.warn({ err }, 'the sessions of open pages could not be checked; they are checked again shortly'),
    );

  const scopeCheck = setInterval(
    quietly(async () => {
      for (const stream of streams) if (stream.scope !== null) stream.scope = await clientScope(db, stream.userId);
    }),
    SCOPE_CHECK_MS,
  );
  const sessionCheck = setInterval(quietly(checkSessions), SESSION_CHECK_MS);
  scopeCheck.unref();
  sessionCheck.unref();

  async function begin(stream: EventStream<Page>, since: number | null): Promise<void> {
    const { send } = stream;
    await follower.start();
    send(eventText({ id: await newestEvent(db), event: 'ready', data: {} }));
    if (since === null) return;
    const missed = await changesAfter(db, since, MOST_MISSED + 1);
    if (missed.length > MOST_MISSED) send(eventText({ event: 'resync', data: {} }));
    else for (const change of missed) if (concerns(stream, change)) send(changeText(stream, change));
  }

  async function openPage(page: Omit<Page, 'sessionId'>, request: Request, response: Response): Promise<void> {
    const { userId: owner } = page;
    const stream = streams.open(request, response, { ...page, owner, sessionId: sessions.idOf(request) });
    if (!stream) return;
    response.on('close', quietly(restUnlessNeeded));
    await begin(stream, lastEventId(request));
  }

  when.changed(() => {
    if (streams.size > 0) follower.wake();
  });
  when.signedOut(quietly(checkSessions));
  // Browsers reconnect by themselves.
  when.draining(async () => {
    clearInterval(scopeCheck);
    clearInterval(sessionCheck);
    streams.close();
    await follower.stop();
  });

  return {
    open: async ({ id }, request, response) =>
      openPage({ userId: id, scope: await clientScope(db, id) }, request, response),
    openForStaff: ({ id }, request, response) => openPage({ userId: id, scope: null }, request, response),
  };
}
