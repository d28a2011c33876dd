import type { LiveState } from '@saltbush/contract/boot';
import type { LiveReport, LogEntry } from '@saltbush/contract/release-api';
import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { hostFolder, pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';

const VISITORS = Array.from({ length: 40 }, (_, index) => `visitor${index}`.padEnd(22, '_'));

describe.each(DATABASES)('a share of the visitors, on the %s database', (kind) => {
  const gateway = gatewayOn(kind);
  beforeEach(async () => {
    await gateway.reset();
    await gateway.publish(hostFolder());
    await gateway.activate('shell', '1.0.0');
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await gateway.publish(remoteFolder({ version }));
  });

  const give = (version: string, percent: number, more: object = {}) =>
    gateway.post('/api/releases/mf-quote/activations', { version, percent, reason: `${percent} %`, ...more });
  const report = async () => (await gateway.get('/api/releases')).body as unknown as LiveReport;
  const quoteOf = async () => (await report()).live.find(({ name }) => name === 'mf-quote');
  const seenBy = async (cookie?: string) => {
    const { body } = await gateway.get('/api/site/live', cookie === undefined ? {} : { cookie });
    return body as unknown as LiveState;
  };
  const versionsFor = async (cookie?: string) => {
    const remote = (await seenBy(cookie)).remotes.find(({ name }) => name === 'mf-quote');
    return remote?.releases.map(({ version }) => version);
  };
  const holders = async () => {
    const seen = await Promise.all(VISITORS.map((id) => versionsFor(`a=b; visitor=${id}`)));
    return VISITORS.filter((_, index) => seen[index]?.[0] === '1.1.0');
  };

  it('grows, keeps the visitors who have it, and becomes live for all', async () => {
    await gateway.activate('mf-quote', '1.0.0');
    const first = await give('1.1.0', 30);
    expect(first).toMatchObject({ status: 201, body: { version: '1.1.0', kind: 'activate', share: 30 } });
    expect(await quoteOf()).toMatchObject({
      version: '1.0.0',
      share: 70,
      candidate: { version: '1.1.0', share: 30, actor: 'operator', reason: '30 %', isWatched: true },
    });
    const some = await holders();
    expect(some.length).toBeGreaterThan(3);
    expect(some.length).toBeLessThan(25);
    expect((await give('1.1.0', 30)).body.revision).toBe(first.body.revision);
    await give('1.1.0', 70, { watch: false });
    const more = await holders();
    expect(more).toEqual(expect.arrayContaining(some));
    expect(more.length).toBeGreaterThan(some.length);
    expect((await quoteOf())?.candidate).toMatchObject({ share: 70, isWatched: false });
    expect(await versionsFor(`visitor=${more[0]}`)).toEqual(['1.1.0', '1.0.0']);
    await give('1.1.0', 100);
    expect(await holders()).toEqual(VISITORS);
    expect(await quoteOf()).toMatchObject({ version: '1.1.0', share: 100, candidate: null, lastGood: '1.0.0' });
  });

  it('gives the live release to a visitor without a cookie, or with a forged one', async () => {
    await gateway.activate('mf-quote', '1.0.0');
    await give('1.1.0', 99);
    for (const cookie of [undefined, 'visitor=', `visitor=${'a'.repeat(23)}`, `xvisitor=${VISITORS[0]}`]) {
      expect(await versionsFor(cookie)).toEqual(['1.0.0']);
    }
    expect(await seenBy()).toMatchObject({ hostVersion: '1.0.0', overrides: [] });
  });

  it('ends with a rollback, which leaves the live release alone', async () => {
    await gateway.activate('mf-quote', '1.0.0');
    const activatedAt = (await quoteOf())?.activatedAt;
    await give('1.1.0', 60);
    const answer = await gateway.post('/api/releases/mf-quote/rollback', { from: '1.1.0', reason: 'Errors' });
    expect(answer).toMatchObject({ status: 201, body: { version: '1.0.0', kind: 'rollback', share: 100 } });
    expect(await quoteOf()).toMatchObject({ version: '1.0.0', share: 100, candidate: null, activatedAt });
    expect(await holders()).toEqual([]);
    expect((await seenBy()).remotes[0]?.withdrawn).toEqual(['1.1.0']);
    const { history } = (await gateway.get('/api/releases/history?name=mf-quote')).body as { history: LogEntry[] };
    expect(history[0]).toMatchObject({ kind: 'rollback', version: '1.0.0', details: { withdrawn: ['1.1.0'] } });
  });

  it('is refused without a live release beside it, and for a release that all have', async () => {
    expect((await give('1.0.0', 10)).body.code).toBe('never-active');
    await gateway.activate('mf-quote', '1.1.0');
    expect((await give('1.1.0', 10)).body.code).toBe('already-active');
    expect((await give('1.0.0', 10)).body.code).toBe('stale-base');
    expect((await give('1.2.0', 10, { base: '1.0.0' })).body.code).toBe('stale-base');
    expect((await give('1.2.0', 0)).status).toBe(400);
  });

  it('counts in every check: the pages and packages of a candidate are taken too', async () => {
    await gateway.activate('mf-quote', '1.0.0');
    const wider = remoteFolder({ version: '1.3.0', changes: { pages: [pageAt('/quote'), pageAt('/prices')] } });
    await gateway.publish(wider);
    await give('1.3.0', 5);
    await gateway.publish(remoteFolder({ name: 'mf-ar', changes: { pages: [pageAt('/prices')] } }));
    const clash = await gateway.activate('mf-ar', '1.0.0');
    expect(clash.body).toMatchObject({ code: 'route-clash' });
    expect(clash.body.detail).toContain('/prices belongs to mf-quote 1.3.0');
    await gateway.publish(hostFolder('1.1.0', { provides: { react: '19.9.0' } }));
    await gateway.post('/api/releases/shell/activations', { version: '1.1.0', percent: 5, reason: 'a test' });
    const narrow = remoteFolder({ name: 'mf-ops', changes: { requires: { react: '~19.3.0' } } });
    expect((await gateway.publish(narrow)).body.code).toBe('shared-mismatch');
    expect((await gateway.rollback('shell')).status).toBe(201);
  });
});
