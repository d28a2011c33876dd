import type { AddressInfo } from 'node:net';
import express from 'express';
import { bookingDesk } from '../../../auth-gateway/fixtures/bookingDesk.ts';
import { gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { keptPostgres } from '../../../auth-gateway/fixtures/keptPostgres.ts';
import { listenTo } from '../../../auth-gateway/fixtures/listenTo.ts';
import { startTestGateway, type TestGateway } from '../../../auth-gateway/fixtures/startTestGateway.ts';
import { sessionUsers } from '../../../auth-gateway/src/auth/sessionUsers.ts';
import { createMoments } from '../../../auth-gateway/src/createMoments.ts';
import { createLog } from '../../../auth-gateway/src/log.ts';
import type { ShipmentChange } from '../api/shipments.ts';
import { createShipmentEvents } from './createShipmentEvents.ts';

const FRIDAY = new Date('2026-11-20T03:00:00Z');
const ANA = { 'x-test-role': 'client', 'x-test-user': 'ana' };
const BOB = { 'x-test-role': 'client', 'x-test-user': 'bob' };

/** Listens as an open page does. */
async function open(url: string, headers: Record<string, string>) {
  const page = await listenTo(`${url}/api/shipments/events`, { 'accept-encoding': 'gzip, br', ...headers });
  if (page.status === 200) await page.event('ready');
  const changes = () => page.data<ShipmentChange>('shipment');
  /** Resolves once this many changes have arrived. */
  const hears = (count: number) => page.until(() => (changes().length >= count ? true : undefined));
  return { ...page, changes, hears };
}

describe('two gateways on one PostgreSQL', () => {
  let one: TestGateway;
  let two: TestGateway;
  const { make, move } = bookingDesk(
    () => one,
    () => FRIDAY,
  );

  beforeAll(async () => {
    const databaseUrl = await keptPostgres.createDatabase();
    const now = () => FRIDAY;
    one = await startTestGateway({ databaseUrl }, { now });
    two = await startTestGateway({ databaseUrl }, { now });
  });
  afterAll(async () => {
    await Promise.all([one.close(), two.close()]);
  });

  it("send staff's changes to the client's pages at both, and to nobody else's", async () => {
    const { reference } = await make({}, ANA);
    const pages = [await open(one.url, ANA), await open(two.url, ANA)];
    const stranger = await open(two.url, BOB);
    await move(reference, 'accepted');
    await Promise.all(pages.map((page) => page.hears(1)));
    for (const page of pages) {
      expect(page.changes()).toMatchObject([{ reference, status: 'accepted', badge: 'Pending', eta: '2026-11-25' }]);
    }
    await move(reference, 'accepted', { note: 'for the desk alone' });
    await move(reference, 'accepted', { exception: { kind: 'delayed', reason: 'Flood' } });
    await Promise.all(pages.map((page) => page.hears(2)));
    expect(pages[0]?.text()).not.toContain('for the desk alone');
    expect(stranger.changes()).toEqual([]);
    for (const page of [...pages, stranger]) page.leave();
  });

  it('send a page that reconnects what it missed', async () => {
    const { reference } = await make({}, ANA);
    const page = await open(two.url, ANA);
    const [, last = ''] = page.text().match(/id: (\d+)/) ?? [];
    page.leave();
    await move(reference, 'accepted');
    const again = await open(two.url, { ...ANA, 'last-event-id': last });
    await again.hears(1);
    expect(again.changes()).toMatchObject([{ reference, status: 'accepted' }]);
    again.leave();
  });

  it('notice a change whose transaction ends after a later change', async () => {
    const first = await make({}, ANA);
    const second = await make({}, ANA);
    const page = await open(two.url, ANA);
    const { db } = one.database;
    const event = { at: FRIDAY, status: 'requested', by: 'staff', actor: 'x', note: '' } as const;
    const late = await one.database.pool.connect();
    await late.query('begin');
    await late.query(
      `insert into booking_events (reference, at, status, by, actor, note) values ($1, now(), 'requested', 'staff', 'x', '')`,
      [first.reference],
    );
    await db
      .insertInto('booking_events')
      .values({ ...event, reference: second.reference })
      .execute();
    await page.hears(1);
    await late.query('commit');
    late.release();
    await page.hears(2);
    expect(page.changes().map(({ reference }) => reference)).toEqual([second.reference, first.reference]);
    page.leave();
  });
});

describe('a gateway with the embedded database', () => {
  const { make, move } = bookingDesk(
    () => gateway,
    () => FRIDAY,
  );
  const gateway = gatewayOn('embedded', { now: () => FRIDAY });

  it('sends changes at once, and does not hold them back for compression', async () => {
    const { reference } = await make({}, ANA);
    const page = await open(gateway.url, ANA);
    await move(reference, 'accepted');
    await page.hears(1);
    page.leave();
  });

  it('refuses signed-out visitors, and an eleventh page', async () => {
    expect((await open(gateway.url, {})).status).toBe(401);
    const pages = await Promise.all(Array.from({ length: 10 }, () => open(gateway.url, BOB)));
    expect((await open(gateway.url, BOB)).status).toBe(429);
    const other = await open(gateway.url, ANA);
    expect(other.status).toBe(200);
    for (const page of [...pages, other]) page.leave();
  });

  it('ends the streams of a session with the session', async () => {
    const { database } = gateway;
    const moments = createMoments();
    const events = createShipmentEvents({
      database,
      sessions: {
        idOf: (request) => String(request.get('x-session')),
        usersOf: (ids) => sessionUsers(database.db, ids, async (_sid, session) => session),
      },
      when: { ...moments.when, closed: () => {} },
      log: createLog('silent'),
    });
    const app = express();
    const ana = { id: 'ana', email: 'a@b.example', firstName: null, roles: [] };
    app.get('/api/shipments/events', (request, response) => events.open(ana, request, response));
    app.post('/api/logout', moments.watchSignOut, async (request, response) => {
      await database.db
        .deleteFrom('sessions')
        .where('sid', '=', String(request.get('x-session')))
        .execute();
      response.end();
    });
    const server = app.listen(0);
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const expire = new Date(Date.now() + 60_000);
    for (const sid of ['one', 'two']) {
      await database.db.insertInto('sessions').values({ sid, sess: '{"user":{"id":"ana"}}', expire }).execute();
    }
    const page = await open(url, { 'x-session': 'one' });
    const other = await open(url, { 'x-session': 'two' });
    await fetch(`${url}/api/logout`, { method: 'POST', headers: { 'x-session': 'one' } });
    await page.ended;
    await moments.drain();
    await other.ended;
    server.close();
  });

  it('ends its streams when it stops', async () => {
    const page = await open(gateway.url, ANA);
    await gateway.restart();
    await page.ended;
  });
});
