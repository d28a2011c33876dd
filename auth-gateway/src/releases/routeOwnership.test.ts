import type { Access } from '@saltbush/contract';
import type { LogEntry, RoutesReport } from '@saltbush/contract/release-api';
import { keptPostgres } from '../../fixtures/keptPostgres.ts';
import { packRelease, pageAt, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';
import { loadLive } from './loadLive.ts';

const OWNED = { status: 409, body: { code: 'route-owned' } };
const DONE = { status: 201 };

describe.each(['embedded', 'server'] as const)('routes have owners on the %s database', (kind) => {
  let gateway: TestGateway;
  let databaseUrl: string | null = null;

  beforeAll(async () => {
    databaseUrl = kind === 'server' ? await keptPostgres.createDatabase() : null;
    gateway = await startTestGateway({ databaseUrl });
  });
  beforeEach(() => gateway.reset());
  afterAll(() => gateway.close());

  const publish = (title: string, ...paths: (string | [string, Access])[]) => {
    const [name = '', version = ''] = title.split('@');
    const pages = paths.map((one) => (typeof one === 'string' ? pageAt(one) : pageAt(one[0], { access: one[1] })));
    return gateway.publish(remoteFolder({ name, version, changes: { pages } }));
  };
  const activate = (title: string, percent = 100, headers?: Record<string, string>) => {
    const [name = '', version = ''] = title.split('@');
    return gateway.post(`/api/releases/${name}/activations`, { version, percent, reason: 'a test' }, headers);
  };
  /** Publishes a release and activates it for all visitors. */
  async function go(title: string, ...paths: (string | [string, Access])[]) {
    await publish(title, ...paths);
    return activate(title);
  }
  const rollback = (name: string, to?: string) => gateway.rollback(name, to);
  const grant = (path: string, to: string) =>
    gateway.post('/api/releases/routes/grants', { path, to, reason: 'Agreed' });
  const revoke = (path: string, to: string) =>
    gateway.post('/api/releases/routes/grants/revoke', { path, to, reason: 'Over' });
  async function standings(): Promise<string[]> {
    const { routes } = (await gateway.get('/api/releases/routes')).body as unknown as RoutesReport;
    return routes.map(({ path, remote, standing }) => `${path} ${remote} ${standing}`);
  }
  async function tokenOf(name: string): Promise<Record<string, string>> {
    const wish = { label: name, remote: name, actions: ['publish', 'activate', 'rollback', 'preview'], days: 1 };
    const { body } = await gateway.post('/api/releases/tokens', { ...wish, reason: 'a test' });
    return { authorization: `Bearer ${String(body.token)}` };
  }

  it.each(['everyone', 'signed-in', 'staff', 'ops'] as const)('for %s too', async (access) => {
    await go('mf-quote@1.0.0', '/quote');
    await publish('mf-x@1.0.0', ['/quote', access]);
    const taken = await activate('mf-x@1.0.0', 100, await tokenOf('mf-x'));
    expect(taken).toMatchObject({ status: 409, body: { detail: expect.stringContaining('mfe routes grant /quote') } });
    expect(await activate('mf-x@1.0.0')).toMatchObject({ status: 409 });
    expect(await standings()).toEqual(['/quote mf-quote owner']);
  });

  it('so neither a share of the visitors nor a preview gets around them', async () => {
    await go('mf-quote@1.0.0', '/quote');
    await go('mf-x@1.0.0', '/x');
    await publish('mf-x@1.1.0', '/x', ['/quote', 'signed-in']);
    expect(await activate('mf-x@1.1.0', 5)).toMatchObject(OWNED);
    expect(await gateway.post('/api/releases/mf-x/previews', { version: '1.1.0' })).toMatchObject(OWNED);
    const copy = remoteFolder({
      ...{ name: 'mf-x', version: '0.0.0-dev.1' },
      changes: { pages: [pageAt('/quote', { access: 'staff' })] },
    });
    const headers = await tokenOf('mf-x');
    const { id } = (await gateway.post('/api/releases/mf-x/working-copies', {}, headers)).body;
    const sent = await gateway.publishArchive(`mf-x/working-copies/${String(id)}`, await packRelease(copy), headers);
    expect(sent).toMatchObject(OWNED);
    // What a candidate alone has is owned as well.
    await publish('mf-quote@1.1.0', '/quote', '/new');
    expect(await activate('mf-quote@1.1.0', 5)).toMatchObject(DONE);
    expect(await go('mf-y@1.0.0', ['/new', 'staff'])).toMatchObject(OWNED);
  });

  it('until an operator grants one, logged and revocable', async () => {
    await go('mf-quote@1.0.0', '/quote');
    await publish('mf-x@1.0.0', '/x', ['/quote', 'signed-in']);
    const mayNot = await gateway.post(
      '/api/releases/routes/grants',
      { path: '/quote', to: 'mf-x', reason: 'Mine' },
      await tokenOf('mf-x'),
    );
    expect(mayNot).toMatchObject({ status: 403 });
    expect(await grant('/quote', 'mf-x')).toMatchObject({ status: 201, body: { isLive: false } });
    expect(await grant('/quote', 'mf-x')).toMatchObject({ status: 201, body: { seq: null } });
    expect(await activate('mf-x@1.0.0')).toMatchObject(DONE);
    expect(await standings()).toEqual(['/quote mf-quote owner', '/quote mf-x granted', '/x mf-x owner']);
    expect(await revoke('/quote', 'mf-x')).toMatchObject({ status: 200, body: { isLive: true } });
    expect(await revoke('/quote', 'mf-x')).toMatchObject({ status: 404 });
    expect(await standings()).toContain('/quote mf-x grant-ended');
    expect(await go('mf-x@1.1.0', '/x', ['/quote', 'signed-in'])).toMatchObject(OWNED);
    expect(await go('mf-x@1.2.0', '/x')).toMatchObject(DONE);
    const { entries } = (await gateway.get('/api/releases/log')).body as { entries: LogEntry[] };
    const lines = entries.filter(({ details }) => details?.path !== undefined);
    expect(lines.map(({ kind: what, name, actor, reason }) => `${what} ${name} by ${actor}: ${reason}`)).toEqual([
      'grant mf-x by operator: Agreed',
      'revoke mf-x by operator: Over',
    ]);
  });

  it('and a way back keeps what the live release has, also after its grant ended', async () => {
    await go('mf-quote@1.0.0', '/quote');
    await grant('/quote/help', 'mf-x');
    for (const version of ['1.0.0', '1.1.0']) expect(await go(`mf-x@${version}`, '/quote/help')).toMatchObject(DONE);
    await revoke('/quote/help', 'mf-x');
    expect(await rollback('mf-x')).toMatchObject({ status: 201, body: { version: '1.0.0' } });
    expect(await go('mf-x@1.2.0', '/quote/help')).toMatchObject(OWNED);
  });

  it('until their owner gives them up; one who goes back comes first again', async () => {
    const pages = async (name: string) => {
      const entry = (await loadLive(gateway.database.db)).liveSet.entries.get(name);
      return entry?.release.kind === 'remote' ? entry.release.pages.map(({ path }) => path) : [];
    };
    await go('mf-quote@1.0.0', '/price', '/quote');
    await go('mf-quote@1.1.0', '/price');
    expect(await standings()).toContain('/quote mf-quote left');
    expect(await go('mf-x@1.0.0', '/x', '/quote')).toMatchObject(DONE);
    expect(await go('mf-y@1.0.0', ['/quote', 'staff'])).toMatchObject(OWNED);
    expect(await pages('mf-x')).toEqual(['/x', '/quote']);
    expect(await rollback('mf-quote')).toMatchObject({ status: 201, body: { version: '1.0.0' } });
    expect(await pages('mf-quote')).toEqual(['/price', '/quote']);
    expect(await pages('mf-x')).toEqual(['/x']);
    expect(await go('mf-x@1.1.0', '/x', '/quote')).toMatchObject({ status: 409 });
    // Gone for good: the release that a rollback would bring back does not have it either.
    await go('mf-quote@1.2.0', '/price');
    await go('mf-quote@1.3.0', '/price');
    expect(await pages('mf-x')).toEqual(['/x', '/quote']);
    expect(await standings()).toContain('/quote mf-x owner');
    expect(await rollback('mf-quote', '1.0.0')).toMatchObject({ status: 409 });
    // A rollback of its own accord goes past releases whose routes are another team's by now.
    expect(await rollback('mf-quote')).toMatchObject({ status: 201, body: { version: '1.2.0' } });
    expect(await rollback('mf-quote')).toMatchObject({ status: 409, body: { code: 'no-last-good' } });
    expect(await go('mf-quote@1.4.0', '/price', '/quote')).toMatchObject({ status: 409 });
  });

  it('and the database decides between two gateways that give one away at the same time', async () => {
    const other = kind === 'server' ? await startTestGateway({ databaseUrl }) : gateway;
    try {
      const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d'];
      const ways = ['everyone', 'signed-in', 'staff', 'ops'] as const;
      for (const [index, name] of names.entries()) await publish(`${name}@1.0.0`, ['/prize', ways[index] ?? 'ops']);
      const answers = await Promise.all(
        names.map((name, index) => (index % 2 === 0 ? gateway : other).activate(name, '1.0.0')),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
      expect(await standings()).toHaveLength(1);
    } finally {
      if (other !== gateway) await other.close();
    }
  });

  it('also where an older gateway activated a release and noted no owner', async () => {
    await go('mf-quote@1.0.0', '/quote');
    await gateway.database.db.deleteFrom('route_claims').execute();
    expect(await standings()).toEqual(['/quote mf-quote owner']);
    expect(await go('mf-x@1.0.0', ['/quote', 'staff'])).toMatchObject(OWNED);
  });
});
