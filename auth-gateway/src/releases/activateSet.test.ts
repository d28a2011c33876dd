import type { LiveState } from '@saltbush/contract/boot';
import type { HistoryEntry, LiveReport, SetChange } from '@saltbush/contract/release-api';
import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { keptPostgres } from '../../fixtures/keptPostgres.ts';
import { listenTo } from '../../fixtures/listenTo.ts';
import { hostFolder, pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';
import { verifyReleaseLog } from '../../fixtures/verifyReleaseLog.ts';
import { keepToken } from './releaseTokens.ts';

const HOST_2 = { contract: '2.0.0' };
const BUILT_FOR_2 = { changes: { contract: '2.0.0' } };
const MAJOR = ['mf-a@2.0.0', 'shell@2.0.0', 'mf-b@2.0.0'];

const members = (titles: readonly string[]) =>
  titles.map((title) => {
    const [name = '', version = ''] = title.split('@');
    return { name, version };
  });

/** A site of a host and two remotes, and a second release of each that is built for contract 2. */
async function lay(gateway: TestGateway): Promise<void> {
  await gateway.publish(hostFolder('1.0.0'));
  await gateway.activate('shell', '1.0.0');
  for (const name of ['mf-a', 'mf-b']) {
    await gateway.publish(remoteFolder({ name }));
    await gateway.activate(name, '1.0.0');
  }
  for (const folder of [
    hostFolder('2.0.0', HOST_2),
    ...['mf-a', 'mf-b'].map((name) => remoteFolder({ name, version: '2.0.0', ...BUILT_FOR_2 })),
  ]) {
    expect((await gateway.publish(folder)).status).toBe(201);
  }
}

const together = (
  gateway: TestGateway,
  titles: readonly string[],
  more: object = {},
  headers?: Record<string, string>,
) =>
  gateway.post('/api/releases/sets/activations', { releases: members(titles), reason: 'Contract 2', ...more }, headers);
const takeBack = (gateway: TestGateway, set: unknown, headers?: Record<string, string>) =>
  gateway.post(`/api/releases/sets/${String(set)}/rollback`, { reason: 'Contract 1 again' }, headers);
const report = async (gateway: TestGateway) => (await gateway.get('/api/releases')).body as unknown as LiveReport;
const liveOf = async (gateway: TestGateway) =>
  (await report(gateway)).live.map(({ name, version }) => `${name}@${version}`).sort();

const BEFORE = ['mf-a@1.0.0', 'mf-b@1.0.0', 'shell@1.0.0'];
const AFTER = ['mf-a@2.0.0', 'mf-b@2.0.0', 'shell@2.0.0'];

describe.each(DATABASES)('a set on the %s database', (kind) => {
  const gateway = gatewayOn(kind);
  beforeEach(async () => {
    await gateway.reset();
    await lay(gateway);
  });

  it.each([
    ['no object', [null, { name: 'mf-a', version: '2.0.0' }]],
    ['a text', ['mf-a@2.0.0', 'mf-b@2.0.0']],
    ['the same remote twice', members(['mf-a@1.0.0', 'mf-a@2.0.0'])],
  ])('refuses a list with %s', async (_what, releases) => {
    const { status } = await gateway.post('/api/releases/sets/activations', { releases, reason: 'Contract 2' });
    expect(status).toBe(400);
  });

  it('ends the deadlock of a contract major: alone each is refused, together they are live in one revision', async () => {
    for (const { name, version } of members(MAJOR)) {
      expect((await gateway.activate(name, version)).body.code).toBe('contract-mismatch');
    }
    const stream = await listenTo(`${gateway.url}/api/releases/events`);
    const { revision: first } = (await stream.event('revision')) as { revision: number };
    const { status, body } = await together(gateway, MAJOR);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'activate',
      releases: [
        { name: 'mf-a', version: '2.0.0', before: '1.0.0' },
        { name: 'shell', version: '2.0.0', before: '1.0.0' },
        { name: 'mf-b', version: '2.0.0', before: '1.0.0' },
      ],
    });
    expect(await liveOf(gateway)).toEqual(AFTER);
    await stream.until(() =>
      stream.data<{ revision: number }>('revision').find((news) => news.revision === body.revision),
    );
    // Nobody was told of a revision with some of them.
    expect(stream.data<{ revision: number }>('revision').map(({ revision }) => revision)).toEqual([
      first,
      body.revision,
    ]);
    stream.leave();
    const live = (await gateway.get('/api/site/live')).body as unknown as LiveState;
    expect(live).toMatchObject({ revision: body.revision, hostVersion: '2.0.0' });
    await verifyReleaseLog(gateway);
  });

  it('is one line of the history and of what is live, and goes back as one', async () => {
    const { revision } = (await together(gateway, MAJOR)).body;
    expect((await report(gateway)).sets).toMatchObject([
      {
        revision,
        actor: 'operator',
        reason: 'Contract 2',
        releases: [{ name: 'mf-a' }, { name: 'shell' }, { name: 'mf-b' }],
      },
    ]);
    const history = async (query = '') =>
      ((await gateway.get(`/api/releases/history${query}`)).body as { history: HistoryEntry[] }).history;
    expect((await history()).map(({ seq }) => seq).slice(0, 2)).toEqual([revision, expect.any(Number)]);
    expect((await history()).filter(({ reason }) => reason === 'Contract 2')).toHaveLength(1);
    expect((await history('?name=mf-a'))[0]).toMatchObject({ version: '2.0.0', details: { set: { revision } } });

    // One alone would not run in the host of the other contract, and the refusal names the way back.
    const alone = await gateway.rollback('mf-a');
    expect(alone).toMatchObject({ status: 409, body: { code: 'contract-mismatch' } });
    expect(alone.body.detail).toContain(`mfe rollback --set ${String(revision)}`);
    const back = await takeBack(gateway, revision);
    expect(back).toMatchObject({
      status: 201,
      body: { kind: 'rollback', releases: [{ name: 'mf-a', version: '1.0.0' }, {}, {}] },
    });
    expect(await liveOf(gateway)).toEqual(BEFORE);
    expect(await report(gateway)).toMatchObject({
      revision: back.body.revision,
      sets: [],
      takenBack: { 'mf-a': ['2.0.0'], 'mf-b': ['2.0.0'], shell: ['2.0.0'] },
    });
    expect((await history()).filter(({ reason }) => reason === 'Contract 1 again')).toHaveLength(1);
    expect((await takeBack(gateway, revision)).body.code).toBe('set-changed');
    expect((await together(gateway, MAJOR)).body.code).toBe('withdrawn');
    expect((await together(gateway, MAJOR, { evenThoughWithdrawn: true })).status).toBe(201);
    await gateway.restart();
    expect(await liveOf(gateway)).toEqual(AFTER);
    await verifyReleaseLog(gateway);
  });

  it('lets a remote be published for a host in the store, and for no contract that no host has', async () => {
    const published = await gateway.publish(remoteFolder({ name: 'mf-c', ...BUILT_FOR_2 }));
    expect(published.status).toBe(201);
    const early = await gateway.publish(remoteFolder({ name: 'mf-d', changes: { contract: '3.0.0' } }));
    expect(early).toMatchObject({ status: 409, body: { code: 'contract-mismatch' } });
    await together(gateway, MAJOR);
    // The host of contract 1 is older than the live one now, so nothing new is made for it.
    const late = await gateway.publish(remoteFolder({ name: 'mf-d' }));
    expect(late).toMatchObject({ status: 409, body: { code: 'contract-mismatch' } });
  });

  it('is activated whole or not at all', async () => {
    for (const [titles, code] of [
      [['mf-a@2.0.0', 'shell@2.0.0'], 'contract-mismatch'],
      [['mf-a@2.0.0', 'shell@2.0.0', 'mf-b@9.9.9'], 'unknown-release'],
    ] as const) {
      const answer = await together(gateway, titles);
      expect(answer.body.code).toBe(code);
      expect(await liveOf(gateway)).toEqual(BEFORE);
    }
    const clashing = ['mf-c', 'mf-d'].map((name) => remoteFolder({ name, changes: { pages: [pageAt('/both')] } }));
    for (const folder of clashing) await gateway.publish(folder);
    const clash = await together(gateway, ['mf-c@1.0.0', 'mf-d@1.0.0']);
    expect(clash).toMatchObject({ status: 409, body: { code: 'route-clash' } });
    expect(await liveOf(gateway)).toEqual(BEFORE);
    expect((await verifyReleaseLog(gateway)).filter(({ reason }) => reason === 'Contract 2')).toEqual([]);
  });

  it('moves a page from one remote to another at the same moment, which no order of two activations could', async () => {
    const pages = (path: string) => ({ changes: { pages: [pageAt(path)] } });
    await gateway.publish(remoteFolder({ name: 'mf-a', version: '1.1.0', ...pages('/b') }));
    await gateway.publish(remoteFolder({ name: 'mf-b', version: '1.1.0', ...pages('/a') }));
    expect((await gateway.activate('mf-a', '1.1.0')).body.code).toBe('route-clash');
    expect((await together(gateway, ['mf-a@1.1.0', 'mf-b@1.1.0'])).status).toBe(201);
  });

  it('takes off the site again what it had brought, and leaves out what is live already', async () => {
    await gateway.publish(remoteFolder({ name: 'mf-new' }));
    await gateway.publish(remoteFolder({ name: 'mf-a', version: '1.1.0' }));
    const answer = await together(gateway, ['mf-new@1.0.0', 'mf-a@1.1.0', 'mf-b@1.0.0']);
    const { revision, releases } = answer.body as unknown as SetChange;
    expect(releases).toEqual([
      { name: 'mf-new', version: '1.0.0', before: null },
      { name: 'mf-a', version: '1.1.0', before: '1.0.0' },
    ]);
    expect((await together(gateway, ['mf-new@1.0.0', 'mf-a@1.1.0'])).body).toMatchObject({ revision, releases: [] });
    expect((await takeBack(gateway, revision)).status).toBe(201);
    expect(await liveOf(gateway)).toEqual(BEFORE);
    expect((await report(gateway)).retired).toMatchObject([{ name: 'mf-new', reason: 'Contract 1 again' }]);
  });

  it('does not go back as one once a member changed, or has a candidate beside it', async () => {
    const { revision } = (await together(gateway, MAJOR)).body;
    await gateway.publish(remoteFolder({ name: 'mf-a', version: '2.1.0', ...BUILT_FOR_2 }));
    await gateway.post('/api/releases/mf-a/activations', { version: '2.1.0', percent: 10, reason: 'a test' });
    const refused = await takeBack(gateway, revision);
    expect(refused).toMatchObject({ status: 409, body: { code: 'set-changed' } });
    expect(refused.body.detail).toContain('mf-a 2.0.0 and 2.1.0 for 10 %');
    const beside = await together(gateway, ['mf-a@2.0.0', 'mf-b@2.0.0']);
    expect(beside).toMatchObject({ status: 409, body: { code: 'already-active' } });
    await gateway.rollback('mf-a');
    expect((await takeBack(gateway, revision)).status).toBe(201);
    expect(await liveOf(gateway)).toEqual(BEFORE);
  });

  it.each([
    ['one member', ['mf-a@2.0.0']],
    ['none', []],
    ['a name twice', ['mf-a@2.0.0', 'mf-a@1.0.0']],
    ['a name that is none', ['mf-a@2.0.0', '../etc@1.0.0']],
    ['31 members', Array.from({ length: 31 }, (_, place) => `mf-x${place}@1.0.0`)],
  ])('is refused with %s', async (_what, titles) => {
    expect(await together(gateway, titles)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  });

  it('is unknown by the number of another line, and by no number at all', async () => {
    const { revision } = (await together(gateway, MAJOR)).body;
    for (const set of [1, Number(revision) - 1, 99_999]) {
      expect(await takeBack(gateway, set)).toMatchObject({ status: 404, body: { code: 'unknown-set' } });
    }
    const back = (await takeBack(gateway, revision)).body;
    expect((await takeBack(gateway, back.revision)).body.code).toBe('unknown-set');
    expect((await takeBack(gateway, 'x')).status).toBe(400);
  });

  it('needs the right for every member', async () => {
    const token = async (text: string, remote: string | null, actions: ('activate' | 'rollback')[]) => {
      await keepToken(gateway.database, { token: text, label: text, remote, actions, expiresAt: null });
      return { authorization: `Bearer ${text}` };
    };
    const ofOne = await token('a-token-that-is-for-mf-a-alone', 'mf-a', ['activate', 'rollback']);
    const activates = await token('a-token-that-activates-everything', null, ['activate']);
    expect((await together(gateway, MAJOR, {}, ofOne)).status).toBe(403);
    expect((await together(gateway, MAJOR, {}, {})).status).toBe(401);
    expect(await liveOf(gateway)).toEqual(BEFORE);
    const { revision } = (await together(gateway, MAJOR, {}, activates)).body;
    for (const headers of [ofOne, activates]) expect((await takeBack(gateway, revision, headers)).status).toBe(403);
    expect((await takeBack(gateway, revision, {})).status).toBe(401);
    expect(await liveOf(gateway)).toEqual(AFTER);
  });
});

describe('two gateways', () => {
  it('decide races of sets, single activations and retirements in one order, and never serve a part of a set', async () => {
    const databaseUrl = await keptPostgres.createDatabase();
    const one = await startTestGateway({ databaseUrl });
    const other = await startTestGateway({ databaseUrl });
    await lay(one);
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all([
        together(other, MAJOR, { evenThoughWithdrawn: true }),
        one.post('/api/releases/mf-a/retirement', { reason: 'a race' }),
        together(one, MAJOR, { evenThoughWithdrawn: true }),
        other.activate('mf-a', '1.0.0', { evenThoughWithdrawn: true }),
      ]);
      for (const { status, body } of answers)
        if (status !== 201) expect([status, typeof body.code]).toEqual([409, 'string']);
      for (const gateway of [one, other]) {
        const versions = await liveOf(gateway);
        // A host and a remote of different contracts are never live together.
        const majors = new Set(versions.map((title) => title.split('@')[1]?.charAt(0)));
        expect(majors.size).toBe(1);
      }
      const { sets } = await report(one);
      for (const { revision } of sets) await Promise.all([takeBack(one, revision), takeBack(other, revision)]);
    }
    await verifyReleaseLog(one);
    await Promise.all([one.close(), other.close()]);
  });
});
