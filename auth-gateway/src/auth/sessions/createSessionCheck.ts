import { setTimeout as wait } from 'node:timers/promises';
import type { SessionData } from 'express-session';
import { sql } from 'kysely';
import type { Database } from '../../database/openDatabase.ts';
import { patchSession } from './patchSession.ts';
import { ASKING_MS, afterReading, endOfSession, roleReadingOf, userOfSession } from './session-rules.ts';
import type { UserSource } from './UserSource.ts';

const TURN_MS = 200;

/**
 * Returns a stored session as it may be used now; null when it has ended, and then its row is deleted. It waits for the
 * user's roles for at most `patienceMs`; roles that arrive later count from the next request on.
 */
export type CheckSession = (sid: string, data: SessionData, patienceMs?: number) => Promise<SessionData | null>;

interface Dependencies {
  database: Pick<Database, 'db'>;
  users: UserSource;
  now: () => number;
}

/** Ends sessions whose time is over, and re-reads the roles of the others from time to time. */
export function createSessionCheck({ database, users, now }: Dependencies): CheckSession {
  const { db } = database;
  /** One read for all requests that a page sends at once, since a refresh token works only once. */
  const underWay = new Map<string, Promise<SessionData | null>>();

  async function remove(sid: string): Promise<null> {
    await db.deleteFrom('sessions').where('sid', '=', sid).execute();
    return null;
  }

  /** Whether this gateway gets to read the roles now. Only one of several gateways does. */
  async function claim(sid: string, { askedAt }: Partial<SessionData>, at: number): Promise<boolean> {
    const { numAffectedRows } = await sql`
      update sessions set sess = jsonb_set(sess::jsonb, '{askedAt}', ${String(at)}::jsonb)::json
      where sid = ${sid} and (sess->>'askedAt') is not distinct from ${askedAt === undefined ? null : String(askedAt)}
    `.execute(db);
    return (numAffectedRows ?? 0n) > 0n;
  }

  /** What another gateway found out. When it takes too long, the session is used as it is. */
  async function awaitOther(sid: string, data: SessionData): Promise<SessionData | null> {
    for (let turn = 0; turn < ASKING_MS / TURN_MS; turn += 1) {
      const row = await db.selectFrom('sessions').select('sess').where('sid', '=', sid).executeTakeFirst();
      if (row === undefined) return null;
      const found = row.sess as SessionData;
      if (found.confirmedAt !== data.confirmedAt) return found;
      await wait(TURN_MS);
    }
    return data;
  }

  async function ask(sid: string, data: SessionData): Promise<SessionData | null> {
    const at = now();
    if (!(await claim(sid, data, at))) return awaitOther(sid, data);
    const patch = afterReading(data, await users.read(data), now());
    if (patch === null) return remove(sid);
    // A session stored without a sign-in time begins its seven days now. So does one that was stored before a clock was
    // set back.
    const whole = { ...data, signedInAt: Math.min(data.signedInAt ?? at, at), ...patch };
    await patchSession(database, sid, { ...patch, signedInAt: whole.signedInAt });
    return whole;
  }

  function askOnce(sid: string, data: SessionData): Promise<SessionData | null> {
    const asked = underWay.get(sid) ?? ask(sid, data).finally(() => underWay.delete(sid));
    underWay.set(sid, asked);
    return asked;
  }

  async function readNow(sid: string, data: SessionData): Promise<SessionData | null> {
    switch (roleReadingOf(data, now())) {
      case 'due':
        return askOnce(sid, data);
      case 'under-way':
        return underWay.get(sid) ?? awaitOther(sid, data);
      case 'done':
        return data;
    }
  }

  async function readSoon(sid: string, data: SessionData, patienceMs: number): Promise<SessionData | null> {
    const isOver = new AbortController();
    const late = wait(patienceMs, data, { signal: isOver.signal }).catch(() => data);
    return Promise.race([readNow(sid, data), late]).finally(() => isOver.abort());
  }

  return async (sid, data, patienceMs = ASKING_MS) => {
    if (data.user === undefined) return data;
    if (endOfSession(data, now()) <= now()) return remove(sid);
    const read = await readSoon(sid, data, patienceMs);
    const user = read === null ? undefined : userOfSession(read, now());
    return read === null || user === undefined ? null : { ...read, user };
  };
}
