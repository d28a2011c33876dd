import { sql } from 'kysely';
import { pino } from 'pino';
import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { remoteFolder } from '../../fixtures/releaseArchive.ts';
import { countEach } from '../release-health/countEach.ts';
import { countVisits, MOST_VISITS } from '../release-health/countVisits.ts';
import { dropOldSalts } from './createNetworkHashes.ts';
import { createTelemetry } from './createTelemetry.ts';
import { createVisits, type Visits } from './createVisits.ts';
import { dropOldReports, dropOldVisits } from './telemetryRetention.ts';

const DAY_MS = 86_400_000;
const LOADED = { kind: 'loaded', remote: 'mf-quote', version: '1.0.0', page: '/quote', durationMs: 120.4 };
const ABANDONED = { kind: 'abandoned', remote: 'mf-quote', version: '1.0.0', page: '/quote', code: 'render' };
const FALLBACK = { kind: 'fallback', remote: 'mf-quote', version: '1.0.0', page: '/quote' };
const vital = (metric: string, value: number) => ({
  kind: 'vital',
  remote: 'mf-quote',
  version: '1.0.0',
  page: '/quote',
  metric,
  value,
});

describe.each(DATABASES)('what browsers report, in the %s database', (kind) => {
  let visits: Visits;
  let revision = 0;

  const gateway = gatewayOn(kind, { config: { trustedProxies: 1 } });
  beforeAll(async () => {
    await gateway.publish(remoteFolder());
    await gateway.activate('mf-quote', '1.0.0');
    revision = Number((await gateway.get('/api/releases')).body.revision);
    visits = await createVisits(gateway.database);
  });
  beforeEach(async () => {
    await gateway.database.db.deleteFrom('release_visits').execute();
    await gateway.database.db.deleteFrom('telemetry_events').execute();
  });

  const issued = (now = new Date()) => visits.issue(now, revision).signed;
  const send = (events: unknown, visit?: string, headers: Record<string, string> = {}) =>
    gateway.post('/api/telemetry', visit === undefined ? { events } : { visit, events }, headers);
  const rows = () => gateway.database.db.selectFrom('release_visits').selectAll().orderBy('at').execute();
  async function stored(count: number) {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const found = await rows();
      if (found.length >= count) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`Fewer than ${count} visits were stored.`);
  }

  it('is stored once for each visit and release, however often it is sent', async () => {
    const visit = issued();
    expect((await send([LOADED, vital('LCP', 900.6), vital('CLS', 0.02)], visit)).status).toBe(204);
    await stored(1);
    await send([{ ...LOADED, durationMs: 9 }, ABANDONED, vital('CLS', 0.01), vital('INP', 80)], visit);
    await send([ABANDONED, { ...ABANDONED, code: 'timeout' }, FALLBACK], visit, { 'content-type': 'text/plain' });
    const other = issued();
    await send([LOADED], other);
    await stored(2);
    const [first, second] = await rows();
    expect(first).toMatchObject({
      name: 'mf-quote',
      version: '1.0.0',
      failed: true,
      code: 'render',
      is_fallback: true,
    });
    expect(first).toMatchObject({ load_ms: 120, lcp_ms: 901, inp_ms: 80, ttfb_ms: null });
    expect(first?.cls).toBeCloseTo(0.02);
    expect(second).toMatchObject({ failed: false, code: null, is_fallback: false, load_ms: 120, lcp_ms: null });
  });

  it('counts hours that a computer slept as ten minutes, and keeps what was measured beside them', async () => {
    const slept = { ...LOADED, durationMs: 8 * 3_600_000 };
    const { status } = await send([slept, vital('INP', 1e300), vital('LCP', 900)], issued());
    expect(status).toBe(204);
    const [visit] = await stored(1);
    expect(visit).toMatchObject({ load_ms: 600_000, inp_ms: 600_000, lcp_ms: 900 });
    expect((await send([{ ...LOADED, durationMs: -1 }], issued())).status).toBe(400);
  });

  it('of a page load without a visit is given one, under which what follows is counted', async () => {
    const answer = await send([LOADED]);
    expect(answer.status).toBe(200);
    const visit = String(answer.body.visit);
    expect(visits.read(visit, new Date())).not.toBeNull();
    expect((await send([ABANDONED], visit)).status).toBe(204);
    // As hosts of before sent it.
    expect((await send([LOADED], '')).status).toBe(200);
    const known = await stored(2);
    const own = known.filter((row) => row.visit === visits.read(visit, new Date())?.id);
    expect(own).toMatchObject([{ failed: true, load_ms: 120 }]);
    expect(known.filter((row) => !own.includes(row))).toMatchObject([{ failed: false }]);
  });

  it('counts only with a visit that this site gave out within a day, and only about releases that exist', async () => {
    const now = Date.now();
    const forged = issued().replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'));
    await send([LOADED], forged);
    await send([LOADED], 'no visit at all');
    await send([LOADED], issued(new Date(now - DAY_MS - 1_000)));
    await send([LOADED], issued(new Date(now + DAY_MS)));
    await send(
      [
        { ...LOADED, version: '9.9.9' },
        { ...LOADED, remote: 'mf-none' },
      ],
      issued(),
    );
    await send([{ ...ABANDONED, kind: 'failed' }], issued());
    await send([LOADED], issued(new Date(now - DAY_MS + 60_000)));
    expect(await stored(1)).toHaveLength(1);
  });

  it('stands beside what the server could not render, as a visit of the network that asked', async () => {
    const log = pino({ level: 'silent' });
    const telemetry = await createTelemetry({
      ...{ database: gateway.database, log, providerOf: () => null, voterOf: async () => null },
      releases: { publishedLiveSet: () => ({ revision, entries: new Map() }) },
    });
    const release = { name: 'mf-quote', version: '1.0.0' };
    const failure = {
      address: '203.0.113.7',
      visitorId: null,
      release,
      page: '/quote',
      code: 'page-stopped',
      reason: '',
    };
    await telemetry.addServerFailure(failure);
    await telemetry.addServerFailure({ ...failure, release: { name: 'mf-quote', version: '9.9.9' } });
    await telemetry.close();
    await send([LOADED], issued(), { 'x-forwarded-for': '203.0.113.7' });
    const [first, second] = await stored(2);
    expect(first).toMatchObject({ ...release, failed: true, code: 'server:page-stopped', load_ms: null });
    expect(second?.network).toBe(first?.network);
    const events = await gateway.database.db.selectFrom('telemetry_events').selectAll().execute();
    expect(events.filter(({ code }) => code === 'server:page-stopped').map(({ kind }) => kind)).toContain('abandoned');
  });

  it('counts only about releases that the visit was given: what is live, and what it falls back to', async () => {
    await gateway.publish(remoteFolder({ version: '1.1.0' }));
    await gateway.publish(remoteFolder({ version: '1.2.0' }));
    const of = (version: string) => [{ ...LOADED, version }];
    const before = issued();
    await send(of('1.1.0'), before);
    const { revision: after } = (await gateway.activate('mf-quote', '1.1.0')).body;
    // A visit of before the activation has no vote about it; nor has any visit about what is not live.
    await send(of('1.1.0'), before);
    await send(of('1.2.0'), visits.issue(new Date(), Number(after)).signed);
    expect((await send(of('1.1.0'))).status).toBe(200);
    await send(of('1.0.0'), visits.issue(new Date(), Number(after)).signed);
    await send(of('1.0.0'), before);
    const found = (await stored(3)).map(({ version }) => version).sort();
    expect(found).toEqual(['1.0.0', '1.0.0', '1.1.0']);
    await gateway.rollback('mf-quote', '1.0.0');
  });

  it.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1) Chrome/142.0.0.0' }],
    ['a link preview', { 'user-agent': 'WhatsApp/2.23.20.0' }],
    ['a page that was loaded ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['a small preview of a link', { 'x-purpose': 'preview' }],
  ])('of %s counts nowhere', async (_what, headers) => {
    expect((await send([ABANDONED], undefined, headers)).status).toBe(204);
    expect((await send([ABANDONED], issued(), headers)).status).toBe(204);
    await send([LOADED], issued());
    expect(await stored(1)).toMatchObject([{ failed: false }]);
  });

  it('has a vote for the first reports of a network only, and pushes nobody else out of what is judged', async () => {
    const { db } = gateway.database;
    const from = { 'x-forwarded-for': '198.51.100.77' };
    for (let report = 0; report < 25; report += 1) await send([ABANDONED], issued(), from);
    const found = await stored(25);
    expect(found.filter(({ network }) => network === null)).toHaveLength(5);
    await sql`
      insert into release_visits (visit, name, version, at, network, failed, is_fallback)
      select 'flood ' || turn, name, version, at - interval '1 second', null, true, false
      from release_visits, generate_series(1, ${sql.lit(MOST_VISITS)}) as turn where visit = ${found[0]?.visit}
    `.execute(db);
    const since = new Date(Date.now() - 600_000);
    const wanted = { name: 'mf-quote', version: '1.0.0', since, knownBefore: since };
    const counted = [{ isKnown: false, visits: 1, failed: 1, networks: 1 }];
    expect(await countVisits(db, { ...wanted, order: 'first' })).toEqual(counted);
    expect(await countEach(db, [wanted])).toEqual([counted]);
  });

  it('is of one source from all networks of a hosting provider, which is never known', async () => {
    const { db } = gateway.database;
    for (const address of ['2a01:4f8:1::1', '2a01:4f8:2::1', '5.9.1.1']) {
      await send([LOADED], issued(), { 'x-forwarded-for': address });
    }
    const found = await stored(3);
    expect(new Set(found.map(({ network }) => network)).size).toBe(1);
    const known = await db
      .selectFrom('visit_networks')
      .select('known_since')
      .where('network', '=', found[0]?.network ?? '')
      .execute();
    expect(known).toEqual([{ known_since: null }]);
  });

  it('names networks by a hash that changes every day and means nothing once the salt is gone', async () => {
    const from = (address: string) => send([LOADED], issued(), { 'x-forwarded-for': address });
    for (const address of ['203.0.113.7', '203.0.113.7', '203.0.113.8', '2001:db8:1::7', '2001:db8:1:ffff::9']) {
      await from(address);
    }
    const networks = (await stored(5)).map(({ network }) => network);
    expect(new Set(networks).size).toBe(3);
    expect(networks.join()).not.toMatch(/203|2001/);
    const { db } = gateway.database;
    const salts = () => db.selectFrom('settings').select('key').where('key', 'like', 'network-salt-%').execute();
    expect(await salts()).toHaveLength(1);
    // Networks of the day before are still known as such.
    await dropOldSalts(db, new Date(Date.now() + DAY_MS));
    expect(await salts()).toHaveLength(1);
    await dropOldSalts(db, new Date(Date.now() + 2 * DAY_MS));
    expect(await salts()).toHaveLength(0);
  });

  it('is removed after thirty days', async () => {
    const { db } = gateway.database;
    await send([LOADED, ABANDONED], issued());
    await stored(1);
    const dropAt = (days: number) =>
      db.transaction().execute(async (transaction) => {
        const now = new Date(Date.now() + days * DAY_MS);
        return (await dropOldVisits(transaction, now, 100)) + (await dropOldReports(transaction, now, 100));
      });
    expect(await dropAt(29)).toBe(0);
    expect(await rows()).toHaveLength(1);
    expect(await dropAt(31)).toBeGreaterThan(1);
    expect(await rows()).toHaveLength(0);
    expect(await db.selectFrom('telemetry_events').selectAll().execute()).toHaveLength(0);
  });

  it.each<[string, number, string, unknown]>([
    ['no event', 400, 'bad-request', { events: [] }],
    ['an unknown kind', 400, 'bad-request', { events: [{ ...LOADED, kind: 'sold' }] }],
    ['an unknown field', 400, 'bad-request', { events: [{ ...LOADED, email: 'a@b.example' }] }],
    ['a hostile version', 400, 'bad-request', { events: [{ ...LOADED, version: '<script>' }] }],
    ['a hostile code', 400, 'bad-request', { events: [{ ...ABANDONED, code: 'x\ny' }] }],
    ['a vital without a value', 400, 'bad-request', { events: [{ ...LOADED, kind: 'vital', metric: 'LCP' }] }],
    ['a value on a report that is not a vital', 400, 'bad-request', { events: [{ ...LOADED, value: 3 }] }],
    ['too many events', 400, 'bad-request', { events: Array.from({ length: 51 }, () => LOADED) }],
    ['too much', 413, 'body-too-large', { events: [{ ...LOADED, page: `/${'x'.repeat(20_000)}` }] }],
    ['nothing', 400, 'bad-request', null],
  ])('is refused with %s', async (_what, status, code, body) => {
    expect(await gateway.post('/api/telemetry', body, {})).toMatchObject({ status, body: { code } });
  });

  it('is refused when it is not JSON', async () => {
    const response = await fetch(`${gateway.url}/api/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"events":',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'bad-request', detail: 'The request is not valid JSON.' });
  });

  it('is limited for each network', async () => {
    const events = Array.from({ length: 50 }, () => LOADED);
    const from = (address: string) => send(events, issued(), { 'x-forwarded-for': address });
    for (let batch = 0; batch < 60; batch += 1) expect((await from('198.51.100.1')).status).toBe(204);
    expect(await from('198.51.100.1')).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect((await from('198.51.100.2')).status).toBe(204);
  });
});
