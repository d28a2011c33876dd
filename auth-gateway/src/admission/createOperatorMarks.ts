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
import { sessionCookie } from './sessionCookie.ts';

const REFRESH_MS = 10_000;
const MOST_SESSIONS = 1_000;
const SESSION_MS = 60 * 60 * 1_000;

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');

export interface OperatorMarks {
  /**
   * A key for the request's token or session when it is known to belong to an operator or a team, else null. Costs one
   * hash.
   */
  markOf: (request: IncomingMessage) => string | null;
  hasSession: (request: IncomingMessage) => boolean;
  /** Mounted behind the session: remembers which sessions belong to operators. */
  noteSession: (visitorOf: (request: Request) => Visitor) => RequestHandler;
  close: () => void;
}

interface Dependencies {
  database: Pick<Database, 'db'>;
  log: Pick<Logger, 'error' | 'info'>;
  refreshMs?: number;
}

/**
 * Knows which requests come first when the site is busy. It answers from memory, since a flood could also reach the
 * database: the hashes of all valid tokens are read every ten seconds, and a session stays known for an hour after it
 * was seen to be an operator's. This decides the order only; what a request may do is checked later as always.
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

  /** Operators known before stay known while the database does not answer. */
  async function refreshAndTell(): Promise<void> {
    try {
      await refresh();
      outage.end();
    } catch (err) {
      // While the whole database is away it logs that itself, once for everybody.
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
