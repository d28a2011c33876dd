import type { SlownessFinding } from '@saltbush/contract/release-api';
import { sql } from 'kysely';
import { pino } from 'pino';
import { DATABASES, gatewayOn } from '../../../fixtures/gatewayOn.ts';
import { remoteFolder } from '../../../fixtures/releaseArchive.ts';
import { createReleaseStore } from '../../releases/ReleaseStore.ts';
import { createVisits, type Visits } from '../../telemetry/createVisits.ts';
import { createHealthWatch } from '../createHealthWatch.ts';
import { createSlownessJudge } from './createSlownessJudge.ts';

const NAME = 'mf-quote';
const AT_ONCE = 8;
const MINUTE_MS = 60_000;
const [BEFORE, AFTER] = ['1.0.0', '1.1.0'];
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';

describe.each(DATABASES)('a release that is slow, on the %s database', (kind) => {
  let visits: Visits;
  let count = 0;

  const gateway = gatewayOn(kind, { config: { trustedProxies: 1 } });
  beforeEach(async () => {
    await gateway.reset();
    visits = await createVisits(gateway.database);
    count = 0;
    for (const version of [BEFORE, AFTER]) await gateway.publish(remoteFolder({ version }));
    await gateway.activate(NAME, BEFORE);
  });

  const revisionNow = async () => Number((await gateway.get('/api/releases')).body.revision);
  /** What a browser measures: LCP in milliseconds, and whether it had the files already. */
  type Load = { lcpMs: (index: number) => number; isCold?: boolean; addresses?: readonly string[]; agent?: string };

  async function load(version: string, revision: number, index: number, { lcpMs, isCold = true, ...given }: Load) {
    const own = { remote: NAME, version, page: '/quote' };
    const address = given.addresses?.[index % given.addresses.length] ?? `198.51.${index >> 8}.${index % 256}`;
    const events = [
      { kind: 'loaded', ...own, durationMs: 100 },
      { kind: 'vital', ...own, metric: 'TTFB', value: 20, connection: '4g', isCold },
      { kind: 'vital', ...own, metric: 'LCP', value: lcpMs(index) },
    ];
    const headers = { 'x-forwarded-for': address, 'user-agent': given.agent ?? PHONE };
    const answer = await gateway.post(
      '/api/telemetry',
      { visit: visits.issue(new Date(), revision).signed, events },
      headers,
    );
    expect(answer.status).toBe(204);
    count += 1;
  }
  async function loads(times: number, version: string, given: Load) {
    const revision = await revisionNow();
    for (let first = 0; first < times; first += AT_ONCE) {
      const some = Array.from({ length: Math.min(times - first, AT_ONCE) }, (_, index) => first + index);
      await Promise.all(some.map((index) => load(version, revision, index, given)));
    }
    const rows = async () => (await gateway.database.db.selectFrom('release_visits').select('visit').execute()).length;
    while ((await rows()) < count) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  /** As if the visits to a release had been made a minute later, past the first half minute of the release. */
  const makeLater = () =>
    sql`update release_visits set at = at + interval '1 minute', vitals_at = vitals_at + interval '1 minute'
      where version = ${AFTER}`.execute(gateway.database.db);
  const activate = (version: string, more: object = {}) =>
    gateway.post(`/api/releases/${NAME}/activations`, { version, reason: 'a test', ...more });
  const live = async () => ((await gateway.get('/api/releases')).body.live as { version: string }[])[0]?.version;

  /** What the watch of another gateway says, five minutes later, and what it found. */
  async function look(): Promise<{ lines: string[]; slower: string[]; found: SlownessFinding[] }> {
    await makeLater();
    const lines: string[] = [];
    const slower: string[] = [];
    let found: SlownessFinding[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
    const { database } = gateway;
    const releases = await createReleaseStore({ config: { dev: null, dataDir: gateway.dataDir }, database, log });
    const judge = createSlownessJudge(database.db);
    const watch = createHealthWatch({
      ...{ database, releases, log, onSlower: (name: string) => slower.push(name) },
      slownessOf: async (release, now) => {
        found = await judge(release, new Date(now.getTime() + 5 * MINUTE_MS));
        return found;
      },
    });
    for (let time = 0; time < 2; time += 1) await watch.look();
    await watch.close();
    await releases.close();
    return { lines: lines.filter((line) => line.includes('wait longer') || line.includes('took a')), slower, found };
  }

  const usual = (index: number) => 1_000 + ((index * 37) % 100) * 10;
  const slow = (index: number) => 2.5 * usual(index);

  it('is told of, once, and stays', async () => {
    await loads(300, BEFORE, { lcpMs: usual });
    await activate(AFTER);
    await loads(120, AFTER, { lcpMs: slow });
    const { lines, slower, found } = await look();
    expect(slower).toEqual([NAME]);
    expect(lines).toHaveLength(1);
    expect(found[0]).toMatchObject({ measure: 'lcpMs', status: 'looks-slower', visits: 120 });
    expect(found[0]?.median).toBeGreaterThan(2 * (found[0]?.before ?? 0));
    // Both took as long to load.
    expect(found.find(({ measure }) => measure === 'loadMs')).toMatchObject({ status: 'no-evidence', median: 100 });
    expect(await live()).toBe(AFTER);
  });

  it('is taken back where an operator said so, with the figures in the log', async () => {
    await loads(560, BEFORE, { lcpMs: usual });
    await activate(AFTER);
    const wish = { takesSlowerBack: true, reason: 'Quotes have to be quick' };
    const { revision } = (await gateway.get('/api/releases')).body;
    expect((await gateway.post(`/api/releases/${NAME}/watch`, wish)).body).toMatchObject({ takesSlowerBack: true });
    // What visitors get is as before, and so is the revision.
    expect((await gateway.get('/api/releases')).body.revision).toBe(revision);
    expect((await gateway.post(`/api/releases/${NAME}/watch`, wish)).body).toMatchObject({ seq: null });
    await loads(260, AFTER, { lcpMs: slow });
    const { found } = await look();
    expect(found[0]).toMatchObject({ measure: 'lcpMs', status: 'slower' });
    expect(await live()).toBe(BEFORE);
    const { history } = (await gateway.get(`/api/releases/history?name=${NAME}`)).body as { history: object[] };
    expect(history[0]).toMatchObject({
      ...{ kind: 'rollback', version: BEFORE, actor: 'health watch' },
      reason: expect.stringMatching(
        /^mf-quote 1\.1\.0 is slower: LCP of \d{4} ms for half of \d+ visits, \d{4} ms with/,
      ),
      details: { slowness: { measure: 'lcpMs', version: AFTER } },
    });
    const verdicts = (await gateway.get('/api/releases/health/verdicts')).body;
    expect(verdicts).toMatchObject({ takesSlowerBack: [NAME] });
  });

  it('is as quick as before when only its files are not in the caches yet, or when it is others who come', async () => {
    await loads(200, BEFORE, { lcpMs: usual, isCold: false });
    await loads(100, BEFORE, { lcpMs: slow });
    await activate(AFTER);
    await loads(120, AFTER, { lcpMs: slow });
    const { slower, found } = await look();
    expect(slower).toEqual([]);
    expect(found[0]?.status ?? 'no-evidence').toBe('no-evidence');
    expect(await live()).toBe(AFTER);
  });

  it('is not made to look slow by a network, however often it loads the page', async () => {
    await loads(300, BEFORE, { lcpMs: usual });
    await activate(AFTER);
    await loads(60, AFTER, { lcpMs: usual });
    const addresses = ['203.0.113.9', '203.0.113.10', '2001:db8:7:1::1', '2001:db8:7:ffff::5'];
    await loads(300, AFTER, { lcpMs: () => 600_000, addresses });
    const { slower, found } = await look();
    expect(slower).toEqual([]);
    expect(found.find(({ measure }) => measure === 'lcpMs')).toMatchObject({ visits: 63, status: 'no-evidence' });
  });

  it('is not taken back because of fifty networks that were there before', async () => {
    await loads(300, BEFORE, { lcpMs: usual });
    await activate(AFTER);
    await gateway.post(`/api/releases/${NAME}/watch`, { takesSlowerBack: true, reason: 'Quotes have to be quick' });
    await loads(50, AFTER, { lcpMs: () => 600_000 });
    const addresses = Array.from({ length: 60 }, (_, index) => `198.51.0.${100 + index}`);
    await loads(60, AFTER, { lcpMs: usual, addresses });
    const { found } = await look();
    expect(found[0]?.status).not.toBe('slower');
    expect(await live()).toBe(AFTER);
  });
});

describe('the choice whether slower releases are taken back', () => {
  const gateway = gatewayOn('embedded');

  it('is an operator’s alone, and needs the name of a remote', async () => {
    const wish = { takesSlowerBack: true, reason: 'Why not' };
    expect((await gateway.post('/api/releases/mf-quote/watch', wish, { authorization: '' })).status).toBe(401);
    expect((await gateway.post('/api/releases/mf-quote/watch', { reason: 'Why not' })).status).toBe(400);
    expect((await gateway.post('/api/releases/quote/watch', wish)).status).toBe(404);
  });
});
