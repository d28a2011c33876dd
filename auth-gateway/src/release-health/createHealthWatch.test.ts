import { pino } from 'pino';
import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { remoteFolder } from '../../fixtures/releaseArchive.ts';
import { verifyReleaseLog } from '../../fixtures/verifyReleaseLog.ts';
import { bucketOf } from '../releases/bucketOf.ts';
import { createReleaseStore } from '../releases/ReleaseStore.ts';
import { createVisits, type Visits } from '../telemetry/createVisits.ts';
import { createHealthWatch } from './createHealthWatch.ts';
import { createSlownessJudge } from './slowness/createSlownessJudge.ts';

const NAME = 'mf-quote';
const AT_ONCE = 20;

describe.each(DATABASES)('the health watch on the %s database', (kind) => {
  let visits: Visits;
  let count = 0;

  const gateway = gatewayOn(kind, { config: { trustedProxies: 1 } });
  beforeEach(async () => {
    await gateway.reset();
    visits = await createVisits(gateway.database);
    count = 0;
    for (const version of ['1.0.0', '1.1.0']) await gateway.publish(remoteFolder({ version }));
    await gateway.activate(NAME, '1.0.0');
  });

  /** `revision`: that at which the visit was given out; the present one if none is named. */
  type Load = { failed?: boolean; address?: string; cookie?: string; revision?: number };

  /** One page load of a browser at an address: a real report with a real signed visit. */
  async function load(version: string, { failed = false, address = '', cookie = '', revision = 0 }: Load) {
    count += 1;
    const events = [
      { kind: 'loaded', remote: NAME, version, page: '/quote', durationMs: 100 },
      ...(failed ? [{ kind: 'abandoned', remote: NAME, version, page: '/quote', code: 'render' }] : []),
    ];
    const answer = await gateway.post(
      '/api/telemetry',
      { visit: visits.issue(new Date(), revision).signed, events },
      { 'x-forwarded-for': address, ...(cookie ? { cookie, 'sec-fetch-site': 'same-origin' } : {}) },
    );
    expect(answer.status).toBe(204);
  }
  const revisionNow = async () => Number((await gateway.get('/api/releases')).body.revision);
  /**
   * Page loads from networks of their own, the same ones in each call. A few at a time: more than there are places for
   * would be turned away.
   */
  async function loads(times: number, version: string, options: Load = {}) {
    const revision = options.revision ?? (await revisionNow());
    const one = (index: number) =>
      load(version, { address: `198.51.${index >> 8}.${index % 256}`, ...options, revision });
    for (let first = 0; first < times; first += AT_ONCE) {
      await Promise.all(Array.from({ length: Math.min(times - first, AT_ONCE) }, (_, index) => one(first + index)));
    }
  }
  async function stored() {
    const rows = async () => (await gateway.database.db.selectFrom('release_visits').select('visit').execute()).length;
    while ((await rows()) < count) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const activate = (version: string, more: object = {}) =>
    gateway.post(`/api/releases/${NAME}/activations`, { version, reason: 'a test', ...more });
  const live = async () => {
    const { body } = await gateway.get('/api/releases');
    return (body.live as { version: string; candidate: { version: string } | null }[])[0];
  };
  const rollbacks = async () => {
    const { body } = await gateway.get(`/api/releases/history?name=${NAME}`);
    const history = body.history as { kind: string; version: string; actor: string; reason: string; details: object }[];
    return history.filter((entry) => entry.kind === 'rollback');
  };

  /** The watch of another gateway on this database. It looks only when it is told to. */
  async function otherWatch() {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
    const { database } = gateway;
    const releases = await createReleaseStore({ config: { dev: null, dataDir: gateway.dataDir }, database, log });
    const watch = createHealthWatch({ database, releases, log, slownessOf: createSlownessJudge(database.db) });
    const close = async () => {
      await watch.close();
      await releases.close();
    };
    return { look: watch.look, close, lines };
  }
  /** Lets two gateways look at the same time, twice. */
  async function look() {
    await stored();
    const watches = [await otherWatch(), await otherWatch()];
    for (let time = 0; time < 2; time += 1) await Promise.all(watches.map((watch) => watch.look()));
    await Promise.all(watches.map((watch) => watch.close()));
    return watches.flatMap(({ lines }) => lines);
  }

  it('rolls a failing release back within seconds, once, with the evidence in the log', async () => {
    await loads(40, '1.0.0');
    await stored();
    await activate('1.1.0');
    await loads(4, '1.1.0');
    await loads(90, '1.1.0', { failed: true });
    const enoughAt = performance.now();
    // On one of the two databases, wait until the gateway looks by itself.
    if (kind === 'embedded') await look();
    while ((await live())?.version !== '1.0.0') {
      expect(performance.now() - enoughAt).toBeLessThan(60_000);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const seconds = ((performance.now() - enoughAt) / 1_000).toFixed(1);
    if (kind === 'server') process.stdout.write(`rolled back ${seconds} s after the last visit that it took\n`);
    const [rollback, ...more] = await rollbacks();
    expect(more).toEqual([]);
    expect(rollback).toMatchObject({
      version: '1.0.0',
      actor: 'health watch',
      reason: expect.stringMatching(
        /^mf-quote 1\.1\.0 failed in \d+ of \d+ visits, 1\.0\.0 before it in 0 of 40 visits\.$/,
      ),
      details: {
        health: {
          version: '1.1.0',
          codes: { render: expect.any(Number) },
          predecessor: { version: '1.0.0', visits: 40, failed: 0 },
          odds: expect.any(Number),
        },
      },
    });
    // The release that was rolled back to is not on trial, however it does.
    await loads(90, '1.0.0', { failed: true });
    await look();
    expect(await rollbacks()).toHaveLength(1);
  });

  it('is done by one of two gateways, and leaves alone a release that was excepted', async () => {
    await loads(20, '1.0.0');
    await stored();
    await activate('1.1.0', { watch: false });
    await loads(90, '1.1.0', { failed: true });
    await look();
    expect((await live())?.version).toBe('1.1.0');
    await gateway.rollback(NAME);
    await activate('1.1.0', { evenThoughWithdrawn: true });
    await loads(90, '1.1.0', { failed: true });
    await look();
    expect((await live())?.version).toBe('1.0.0');
    expect((await rollbacks()).filter(({ actor }) => actor === 'health watch')).toHaveLength(1);
  });

  it('does not believe a few networks, however often they load the page', async () => {
    await loads(40, '1.0.0');
    await stored();
    await activate('1.1.0');
    await loads(20, '1.1.0');
    await loads(300, '1.1.0', { failed: true, address: '203.0.113.9' });
    for (const address of ['2001:db8:7:1::1', '2001:db8:7:2:3::4', '2001:db8:7:ffff::5']) {
      await loads(30, '1.1.0', { failed: true, address });
    }
    await loads(30, '1.1.0', { failed: true, address: '203.0.113.10' });
    await look();
    expect((await live())?.version).toBe('1.1.0');
    expect(await rollbacks()).toEqual([]);
  });

  const doubts = (lines: string[]) => lines.filter((line) => line.includes('too few networks say so'));

  it('tells people, once, when too few networks say that it fails', async () => {
    await loads(40, '1.0.0');
    await stored();
    await activate('1.1.0');
    await loads(40, '1.1.0', { failed: true });
    // Each of the two gateways logs it once.
    expect(doubts(await look())).toHaveLength(2);
    expect((await live())?.version).toBe('1.1.0');
    const metrics = async () => String((await gateway.get('/metrics')).body.text);
    while (!(await metrics()).includes('saltbush_watch_doubts_total{remote="mf-quote"} 1')) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

  it('only tells people when no network says so that was there before', async () => {
    await activate('1.1.0');
    await loads(120, '1.1.0', { failed: true });
    expect(doubts(await look())).toHaveLength(2);
    expect((await live())?.version).toBe('1.1.0');
    expect(await rollbacks()).toEqual([]);
  });

  it('hears nothing from a visit that did not get the release', async () => {
    await loads(40, '1.0.0');
    await stored();
    const before = await revisionNow();
    const { revision } = (await activate('1.1.0', { percent: 20 })).body as { revision: number };
    // Visitors of before, and visitors outside the share of the candidate.
    await loads(90, '1.1.0', { failed: true, revision: before });
    await loads(90, '1.1.0', { failed: true });
    count = 40;
    await look();
    expect((await live())?.candidate?.version).toBe('1.1.0');
    expect(revision).toBeGreaterThan(before);
  });

  it('takes a candidate away and leaves the live release to the others', async () => {
    await loads(40, '1.0.0');
    await stored();
    const { revision } = (await activate('1.1.0', { percent: 20 })).body as { revision: number };
    expect((await live())?.candidate?.version).toBe('1.1.0');
    const ids = Array.from({ length: 200 }, (_, index) => String(index).padEnd(22, '-'));
    const inShare = ids.find((id) => bucketOf({ rollout: revision, name: NAME }, id) < 0.2);
    await loads(90, '1.1.0', { failed: true, cookie: `visitor=${inShare}` });
    await look();
    expect(await live()).toMatchObject({ version: '1.0.0', candidate: null });
    expect(await rollbacks()).toHaveLength(1);
  });

  it('takes back all that went live with a failing release, and only the release once the set was changed', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await gateway.publish(remoteFolder({ name: 'mf-ar', version }));
    await gateway.activate('mf-ar', '1.0.0');
    const together = () =>
      gateway.post('/api/releases/sets/activations', {
        releases: [NAME, 'mf-ar'].map((name) => ({ name, version: '1.1.0' })),
        ...{ reason: 'a test', evenThoughWithdrawn: true },
      });
    const versions = async () => {
      const { body } = await gateway.get('/api/releases');
      return (body.live as { name: string; version: string }[]).map(({ name, version }) => `${name} ${version}`);
    };
    await loads(20, '1.0.0');
    await stored();
    const { revision } = (await together()).body;
    await loads(90, '1.1.0', { failed: true });
    await look();
    expect(await versions()).toEqual(['mf-ar 1.0.0', `${NAME} 1.0.0`]);
    const lines = (await verifyReleaseLog(gateway)).filter(({ actor }) => actor === 'health watch');
    expect(lines).toHaveLength(2);
    expect(lines.at(-1)).toMatchObject({
      details: {
        set: { undoes: revision },
        health: { name: NAME, version: '1.1.0', predecessor: { version: '1.0.0' } },
      },
    });

    await together();
    await gateway.activate('mf-ar', '1.2.0');
    await loads(90, '1.1.0', { failed: true });
    await look();
    expect(await versions()).toEqual(['mf-ar 1.2.0', `${NAME} 1.0.0`]);
  });

  /** As if all networks had visited other pages before. */
  async function makeKnown() {
    await stored();
    await gateway.database.db
      .updateTable('visit_networks')
      .set({ known_since: new Date(Date.now() - 7_200_000) })
      .execute();
  }
  const retirements = async () => (await verifyReleaseLog(gateway)).filter((line) => line.kind === 'retire');

  it('takes a remote off the site whose first release fails for most, once, with the evidence in the log', async () => {
    await loads(10, '1.0.0');
    await loads(90, '1.0.0', { failed: true });
    await makeKnown();
    await look();
    expect(await live()).toBeUndefined();
    expect(await retirements()).toMatchObject([
      {
        name: NAME,
        version: '1.0.0',
        actor: 'health watch',
        reason: 'mf-quote 1.0.0 failed in 90 of 100 visits, and nothing was live before it.',
        details: { health: { predecessor: null, judged: { visits: 50, failed: 40 } }, withdrawn: ['1.0.0'] },
      },
    ]);
    // Brought back by an operator who knows better, it stays.
    await activate('1.0.0', { evenThoughWithdrawn: true, watch: false });
    await look();
    expect((await live())?.version).toBe('1.0.0');
  });

  it('leaves a first release that works for most, and logs once that there is none to go back to', async () => {
    await loads(200, '1.0.0');
    await loads(190, '1.0.0', { failed: true });
    await makeKnown();
    const lines = await look();
    expect((await live())?.version).toBe('1.0.0');
    // Each of the two gateways logs it once.
    expect(lines.filter((line) => line.includes('no good one before it'))).toHaveLength(2);
    expect(await retirements()).toEqual([]);
  });
});
