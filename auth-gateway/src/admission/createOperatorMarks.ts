import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Visitor } from '@saltbush/contract';
import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { isDatabaseAway } from '../database/databaseFault.ts';
import type { Database } from '../database/openDatabase.ts';
import { bearerToken } from '../http/bearerToken.ts';
import type { Logger } from '../log.ts';
import { createOutage } from '../outages/createOutage.ts';
import { hashToken } from '../releases/releaseTokens.ts';

const REFRESH_MS = 10_000;
const MOST_SESSIONS = 1_000;
const SESSION_MS = 60 * 60 * 1_000;
const SESSION_COOKIES = ['saltbush=', '__Host-saltbush='];
const LONGEST_COOKIE = 500;

/** The value of the session's cookie, of whatever worth, or null. */
function sessionCookie({ headers }: IncomingMessage): string | null {
  for (const part of (headers.cookie ?? '').split(';')) {
    const cookie = part.trim();
    const start = SESSION_COOKIES.find((name) => cookie.startsWith(name));
    const value = start === undefined ? '' : cookie.slice(start.length, start.length + LONGEST_COOKIE);
    if (value !== '') return value;
  }
  return null;
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

export interface OperatorMarks {
  /** A name for the token or session if it is known to be an operator's or a team's, else null. Costs one hash. */
  markOf: (request: IncomingMessage) => string | null;
  hasSession: (request: IncomingMessage) => boolean;
  /** Behind the session: remembers whose session is an operator's. */
  noteSession: (visitorOf: (request: Request) => Visitor) => RequestHandler;
  close: () => void;
}

interface Dependencies {
  database: Pick<Database, 'db'>;
  log: Pick<Logger, 'error' | 'info'>;
  refreshMs?: number;
}

/**
 * Who comes first when the site is busy. Told from memory and not from the database, since whoever floods the site could
 * flood that: the hashes of all valid tokens are read every ten seconds, and a session is known for an hour after a
 * request with it was seen to be an operator's. Nobody is let in by this: what they may do is decided as always.
 */
export async function createOperatorMarks({
  database: { db },
  log,
  refreshMs = REFRESH_MS,
}: Dependencies): Promise<OperatorMarks> {
  const sessions = new LRUCache<string, true>({ max: MOST_SESSIONS, ttl: SESSION_MS });
  let tokens = new Set<string>();

  async function refresh(): Promise<void> {
    const rows = await db
      .selectFrom('release_tokens')
      .select('hash')
      .where('revoked_at', 'is', null)
      .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', new Date())]))
      .execute();
    tokens = new Set(rows.map(({ hash }) => hash));
  }

  const outage = createOutage(log, {
    outage: 'operator tokens',
    began:
      'the tokens of operators cannot be read; those known before still come first, new ones wait like everybody else',
    ended: 'the tokens of operators are read again',
  });

  /** Whoever was known before stays known while the database does not answer. */
  async function refreshAndTell(): Promise<void> {
    try {
      await refresh();
      outage.end();
    } catch (err) {
      // Of a database that is away, two lines tell for all who meet it.
      if (isDatabaseAway(err)) log.error({ err }, 'the tokens of operators could not be read');
      else outage.begin(err);
    }
  }

  await refresh();
  const refreshing = setInterval(() => void refreshAndTell(), refreshMs);
  refreshing.unref();

  return {
    markOf(request) {
      const token = bearerToken(request);
      if (token !== null) {
        const hash = hashToken(token);
        return tokens.has(hash) ? hash : null;
      }
      const cookie = sessionCookie(request);
      if (cookie === null || sessions.size === 0) return null;
      const digest = digestOf(cookie);
      return sessions.has(digest) ? digest : null;
    },
    hasSession: (request) => sessionCookie(request) !== null,
    noteSession: (visitorOf) => (request, _response, next) => {
      const visitor = visitorOf(request);
      const cookie =
        visitor.status === 'signed-in' && visitor.user.roles.includes('ops') ? sessionCookie(request) : null;
      if (cookie !== null) sessions.set(digestOf(cookie), true);
      next();
    },
    close: () => clearInterval(refreshing),
  };
}
