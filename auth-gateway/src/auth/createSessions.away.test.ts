import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { answerErrors } from '../http/answerErrors.ts';
import { createSessions, type Sessions } from './createSessions.ts';
import { Browser } from './testing/Browser.ts';
import { START_TIMEOUT_MS, silentLog, startSite, type TestSite } from './testing/startSite.ts';
import { visitorOf } from './visitorOf.ts';

describe('sessions while the database is away', () => {
  let site: TestSite;
  let sessions: Sessions;
  let server: Server;
  let address: string;
  let cookie: string;
  let state: 'there' | 'away' | 'slow' = 'there';
  /** How often the database was queried while it was away. */
  let asked = 0;

  beforeAll(async () => {
    site = await startSite();
    const { pool, db } = site.database;
    const query = async (...given: Parameters<typeof pool.query>) => {
      if (state === 'there') return pool.query(...given);
      asked += 1;
      if (state === 'slow') return new Promise(() => {});
      throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    };
    const { value: secret } = await db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'session-secret')
      .executeTakeFirstOrThrow();
    sessions = createSessions({
      config: { publicUrl: site.origin },
      secret,
      database: { db, pool: Object.assign(Object.create(pool) as typeof pool, { query }) },
      users: { read: async () => ({ status: 'silent' }) },
      log: silentLog,
    });
    const app = express();
    app.use(sessions.handler);
    app.get('/{*path}', (request, response) => {
      response.json({ visitor: visitorOf(request).status, isUnchecked: response.locals.isSignInUnchecked ?? false });
    });
    app.use(answerErrors(silentLog));
    server = app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const browser = new Browser(site.origin);
    await browser.signIn();
    cookie = `saltbush=${browser.cookies.get('saltbush')?.value}`;
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    state = 'there';
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await sessions.close();
    await site.close();
  });
  beforeEach(() => {
    state = 'there';
    asked = 0;
  });

  const ask = async (path: string, headers: Record<string, string> = { cookie }) => {
    const response = await fetch(address + path, { headers });
    return { status: response.status, cookies: response.headers.getSetCookie(), body: await response.json() };
  };

  it.each(['away', 'slow'] as const)(
    'shows public pages as signed out while it is %s, and signs nobody out for good',
    async (how) => {
      expect(await ask('/contact')).toMatchObject({ status: 200, body: { visitor: 'signed-in', isUnchecked: false } });
      state = how;
      expect(await ask('/contact')).toEqual({
        status: 200,
        cookies: [],
        body: { visitor: 'signed-out', isUnchecked: true },
      });
      state = 'there';
      expect(await ask('/contact')).toMatchObject({ status: 200, body: { visitor: 'signed-in', isUnchecked: false } });
    },
  );

  it('answers calls of the API with 503', async () => {
    state = 'away';
    expect(await ask('/api/dashboard')).toMatchObject({ status: 503, cookies: [], body: { code: 'unavailable' } });
  });

  it('asks nothing for visitors without a session', async () => {
    state = 'away';
    expect(await ask('/contact', {})).toMatchObject({ status: 200, body: { isUnchecked: false } });
    expect(asked).toBe(0);
  });
});
