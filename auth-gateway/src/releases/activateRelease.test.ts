import type { HistoryEntry, ReleaseSummary } from '@saltbush/contract/release-api';
import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { hostFolder, pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { BEARER } from '../../fixtures/startTestGateway.ts';

describe.each(DATABASES)('activating and rolling back on the %s database', (kind) => {
  const gateway = gatewayOn(kind);
  beforeEach(() => gateway.reset());

  const live = async () => {
    const { body } = await gateway.get('/api/releases');
    return (body.live as { name: string; version: string; lastGood: string | null }[]).map(
      ({ name, version, lastGood }) => `${name} ${version} after ${lastGood}`,
    );
  };
  const publishVersions = async (...versions: string[]) => {
    for (const version of versions) await gateway.publish(remoteFolder({ version }));
  };

  it('makes a release live, remembers the one before, and goes back to it', async () => {
    await publishVersions('1.0.0', '1.1.0');
    const first = await gateway.activate('mf-quote', '1.0.0');
    expect(first).toMatchObject({ status: 201, body: { name: 'mf-quote', version: '1.0.0', kind: 'activate' } });
    await gateway.activate('mf-quote', '1.1.0');
    expect(await live()).toEqual(['mf-quote 1.1.0 after 1.0.0']);
    const rollback = await gateway.rollback('mf-quote');
    expect(rollback).toMatchObject({ status: 201, body: { name: 'mf-quote', version: '1.0.0', kind: 'rollback' } });
    expect(Number(rollback.body.revision)).toBeGreaterThan(Number(first.body.revision));
    expect(await live()).toEqual(['mf-quote 1.0.0 after null']);
    const { body } = await gateway.get('/api/releases/history?name=mf-quote');
    const history = body.history as { version: string; kind: string; actor: string; reason: string; at: string }[];
    expect(history.map(({ kind, version }) => `${kind} ${version}`)).toEqual([
      'rollback 1.0.0',
      'activate 1.1.0',
      'activate 1.0.0',
    ]);
    expect(history[0]).toMatchObject({ actor: 'operator', reason: 'a test', share: 100, name: 'mf-quote' });
  });

  it('goes back further when asked', async () => {
    await publishVersions('1.0.0', '1.1.0', '1.2.0');
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await gateway.activate('mf-quote', version);
    expect((await gateway.rollback('mf-quote', '1.0.0')).body.version).toBe('1.0.0');
    // 1.1.0 was skipped on the way back, so one more rollback must not bring it to visitors.
    expect(await live()).toEqual(['mf-quote 1.0.0 after null']);
    expect((await gateway.rollback('mf-quote')).body.code).toBe('no-last-good');
  });

  it('falls back past a release that is not stored any more, and is rolled back past it only by name', async () => {
    await publishVersions('1.0.0', '1.1.0', '1.2.0');
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await gateway.activate('mf-quote', version);
    const { db } = gateway.database;
    for (const table of ['release_files', 'releases'] as const) {
      await db.deleteFrom(table).where('version', '=', '1.1.0').execute();
    }
    expect(await live()).toEqual(['mf-quote 1.2.0 after 1.0.0']);
    const refused = await gateway.rollback('mf-quote');
    expect(refused).toMatchObject({ status: 409, body: { code: 'no-last-good' } });
    expect(refused.body.detail).toContain('Name another one with --to, such as 1.0.0');
    expect((await gateway.rollback('mf-quote', '1.0.0')).body.version).toBe('1.0.0');
  });

  it('marks what was taken back everywhere, and activates it again only by its name as such', async () => {
    await publishVersions('1.0.0', '1.1.0', '1.2.0');
    for (const version of ['1.0.0', '1.1.0']) await gateway.activate('mf-quote', version);
    const { revision } = (await gateway.rollback('mf-quote')).body;
    const report = (await gateway.get('/api/releases')).body;
    expect(report).toMatchObject({ takenBack: { 'mf-quote': ['1.1.0'] }, retired: [] });
    const { history } = (await gateway.get('/api/releases/history?all=1')).body as { history: HistoryEntry[] };
    const marked = history.filter(({ takenBackBy }) => takenBackBy !== null);
    expect(marked.map(({ kind, version, takenBackBy }) => [kind, version, takenBackBy])).toEqual([
      ['activate', '1.1.0', revision],
      ['publish', '1.1.0', revision],
    ]);
    const { releases } = (await gateway.get('/api/releases/mf-quote')).body as { releases: ReleaseSummary[] };
    expect(releases.map(({ version, takenBack }) => [version, takenBack?.seq ?? null])).toEqual([
      ['1.2.0', null],
      ['1.1.0', revision],
      ['1.0.0', null],
    ]);
    const again = (more: object) =>
      gateway.post('/api/releases/mf-quote/activations', { version: '1.1.0', reason: 'a test', ...more });
    for (const more of [{}, { percent: 10 }, { evenThoughWithdrawn: false }]) {
      const refused = await again(more);
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'withdrawn', takenBack: { seq: revision, actor: 'operator', reason: 'a test' } },
      });
      expect(refused.body.detail).toContain('--even-though-withdrawn');
    }
    expect((await gateway.rollback('mf-quote', '1.1.0')).body.code).toBe('withdrawn');
    expect(await live()).toEqual(['mf-quote 1.0.0 after null']);
    expect(await again({ evenThoughWithdrawn: true })).toMatchObject({ status: 201, body: { version: '1.1.0' } });
    expect((await gateway.get('/api/releases')).body.takenBack).toEqual({});
    // A release that was not taken back needs nothing.
    expect((await gateway.activate('mf-quote', '1.2.0')).status).toBe(201);
    expect(await live()).toEqual(['mf-quote 1.2.0 after 1.1.0']);
  });

  it('goes back to a release that was taken back only by its name as such', async () => {
    await publishVersions('1.0.0', '1.1.0');
    for (const version of ['1.0.0', '1.1.0']) await gateway.activate('mf-quote', version);
    await gateway.rollback('mf-quote');
    const back = { to: '1.1.0', reason: 'It was the proxy', evenThoughWithdrawn: true };
    expect(await gateway.post('/api/releases/mf-quote/rollback', back)).toMatchObject({ status: 201 });
    expect((await gateway.get('/api/releases')).body).toMatchObject({ takenBack: { 'mf-quote': ['1.0.0'] } });
  });

  it('changes nothing when the release is active already', async () => {
    await publishVersions('1.0.0');
    const { revision } = (await gateway.activate('mf-quote', '1.0.0')).body;
    expect((await gateway.activate('mf-quote', '1.0.0')).body.revision).toBe(revision);
    expect((await gateway.get('/api/releases/history')).body.history).toHaveLength(1);
  });

  it('refuses what is impossible, with a reason', async () => {
    await publishVersions('1.0.0', '1.1.0');
    expect((await gateway.rollback('mf-quote')).body.code).toBe('never-active');
    await gateway.activate('mf-quote', '1.0.0');
    expect((await gateway.rollback('mf-quote')).body.code).toBe('no-last-good');
    expect((await gateway.rollback('mf-quote', '1.0.0')).body.code).toBe('already-active');
    expect((await gateway.rollback('mf-quote', '1.1.0')).body.code).toBe('never-active');
    expect(await gateway.rollback('mf-quote', '9.9.9')).toMatchObject({
      status: 404,
      body: { code: 'unknown-release' },
    });
    const unknown = await gateway.activate('mf-quote', '9.9.9');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'unknown-release' } });
    expect(unknown.body.detail).toContain('1.1.0, 1.0.0');
    expect((await gateway.activate('mf-none', '1.0.0')).body.code).toBe('unknown-release');
    expect(await live()).toEqual(['mf-quote 1.0.0 after null']);
  });

  it.each([
    ['no reason', { version: '1.0.0' }],
    ['an empty reason', { version: '1.0.0', reason: '' }],
    ['no version', { reason: 'a test' }],
    ['an unknown field', { version: '1.0.0', reason: 'a test', force: true }],
    ['percent as text', { version: '1.0.0', reason: 'a test', percent: '100' }],
  ])('refuses an activation with %s', async (_what, body) => {
    const answer = await gateway.post('/api/releases/mf-quote/activations', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  });

  it('refuses two remotes with one page, unless an operator lets them share it by access', async () => {
    const page = (access: 'everyone' | 'signed-in', path = '/dashboard/:section') =>
      remoteFolder({ name: 'mf-ar', changes: { pages: [pageAt(path, { access })] } });
    const dashboard = remoteFolder({ name: 'mf-dashboard', changes: { pages: [pageAt('/dashboard/:tab')] } });
    await gateway.publish(dashboard);
    await gateway.activate('mf-dashboard', '1.0.0');
    await gateway.publish(page('everyone'));
    const clash = await gateway.activate('mf-ar', '1.0.0');
    expect(clash).toMatchObject({ status: 409, body: { code: 'route-clash' } });
    expect(clash.body.detail).toContain('/dashboard/:tab belongs to mf-dashboard 1.0.0');
    const other = page('signed-in');
    other.release.version = '1.1.0';
    other.release.container = 'mf_ar_1_1_0';
    await gateway.publish(other);
    expect((await gateway.activate('mf-ar', '1.1.0')).body.code).toBe('route-owned');
    const grant = { path: '/dashboard/:section', to: 'mf-ar', reason: 'For signed-in visitors' };
    await gateway.post('/api/releases/routes/grants', grant);
    expect((await gateway.activate('mf-ar', '1.1.0')).status).toBe(201);
  });

  it('refuses a host that would break a live remote, and a rollback that would break in the host', async () => {
    await gateway.publish(hostFolder('1.0.0'));
    await gateway.publish(hostFolder('2.0.0', { provides: { react: '20.0.0' } }));
    await gateway.activate('shell', '1.0.0');
    await publishVersions('1.0.0');
    await gateway.publish(remoteFolder({ version: '1.1.0', changes: { requires: { react: '^19.3.0 || ^20.0.0' } } }));
    await gateway.activate('mf-quote', '1.0.0');
    const refused = await gateway.activate('shell', '2.0.0');
    expect(refused).toMatchObject({ status: 409, body: { code: 'shared-mismatch' } });
    expect(refused.body.detail).toContain('mf-quote 1.0.0 needs react ^19.3.0, shell 2.0.0 provides 20.0.0');
    await gateway.activate('mf-quote', '1.1.0');
    expect((await gateway.activate('shell', '2.0.0')).status).toBe(201);
    expect((await gateway.rollback('mf-quote')).body.code).toBe('no-last-good');
    expect((await gateway.rollback('mf-quote', '1.0.0')).body.code).toBe('shared-mismatch');
    expect((await gateway.rollback('shell')).status).toBe(201);
  });

  it('records all of many activations at once, in one order', async () => {
    const versions = ['1.0.0-a', '1.0.0-b', '1.0.0-c', '1.0.0-d'];
    await publishVersions(...versions);
    const answers = await Promise.all(versions.map((version) => gateway.activate('mf-quote', version)));
    const newest = answers.toSorted((a, b) => Number(b.body.revision) - Number(a.body.revision))[0];
    const { body } = await gateway.get('/api/releases');
    expect(body).toMatchObject({ revision: newest?.body.revision, live: [{ version: newest?.body.version }] });
    const history = (await gateway.get('/api/releases/history')).body.history as { version: string }[];
    expect(history.map(({ version }) => version).sort()).toEqual(versions);
  });

  it('refuses work that began before a newer release went live', async () => {
    await publishVersions('1.0.0', '1.1.0', '1.1.1-pre.2', '1.1.1-pre.10', '1.2.0');
    const activate = (version: string, base?: string) =>
      gateway.post('/api/releases/mf-quote/activations', { version, reason: 'a test', ...(base ? { base } : {}) });
    const rollback = (from: string) => gateway.post('/api/releases/mf-quote/rollback', { from, reason: 'a test' });
    expect((await activate('1.0.0', '0.9.0')).body.code).toBe('stale-base');
    await activate('1.0.0');
    expect((await activate('1.1.0', '1.0.0')).status).toBe(201);
    const late = await activate('1.2.0', '1.0.0');
    expect(late).toMatchObject({ status: 409, body: { code: 'stale-base', live: '1.1.0' } });
    const older = await activate('1.0.0');
    expect(older).toMatchObject({ status: 409, body: { code: 'stale-base' } });
    expect(older.body.detail).toContain('mfe rollback');
    expect((await rollback('1.0.0')).body.code).toBe('stale-base');
    expect((await rollback('1.1.0')).status).toBe(201);
    // Two prereleases of one version count as neither older nor newer than each other.
    expect((await activate('1.1.1-pre.10')).status).toBe(201);
    expect((await activate('1.1.1-pre.2')).status).toBe(201);
  });

  it('still knows everything after a restart', async () => {
    await publishVersions('1.0.0', '1.1.0');
    await gateway.activate('mf-quote', '1.0.0');
    await gateway.activate('mf-quote', '1.1.0');
    const before = (await gateway.get('/api/releases')).body;
    await gateway.restart();
    expect((await gateway.get('/api/releases')).body).toEqual(before);
  });

  it('answers unknown names and routes with a problem document', async () => {
    expect(await gateway.get('/api/releases/mf-none')).toMatchObject({ status: 404, body: { code: 'unknown-remote' } });
    const answer = await gateway.post('/api/releases', {}, BEARER);
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});
