import type { ApisReport } from '@saltbush/contract/release-api';
import { confirmAct } from '../../fixtures/confirmAct.ts';
import { gatewayOn } from '../../fixtures/gatewayOn.ts';
import { keptPostgres } from '../../fixtures/keptPostgres.ts';
import { layApi } from '../../fixtures/siteWithApi.ts';
import { startService } from '../../fixtures/startService.ts';
import { startTestGateway, type TestGateway } from '../../fixtures/startTestGateway.ts';

const WISH = { remote: 'mf-tracking', upstream: 'http://10.0.3.7:4000/', reason: 'Moved in' };
const PRIYA = { 'x-test-role': 'ops' };

describe('the services of remotes', () => {
  const gateway = gatewayOn('embedded');
  beforeEach(() => gateway.reset());

  const set = (changes: object = {}, headers?: Record<string, string>) =>
    gateway.post('/api/releases/apis', { ...WISH, ...changes }, headers);
  const report = async () => (await gateway.get('/api/releases/apis')).body as unknown as ApisReport;
  const lines = async () => {
    const { body } = await gateway.get('/api/releases/history?all=1&kind=api');
    return (body.history as { kind: string; name: string; details: object }[]).map(({ name, details }) => ({
      name,
      details,
    }));
  };

  it('are registered, replaced and removed by operators, each in a line of the log', async () => {
    await layApi(gateway);
    expect(await set()).toMatchObject({
      status: 201,
      body: { upstream: 'http://10.0.3.7:4000', seq: expect.any(Number) },
    });
    expect(await set()).toMatchObject({ status: 201, body: { seq: null } });
    expect(await set({ version: '2.0.0', health: '/live', timeoutMs: 800 })).toMatchObject({ status: 201 });
    expect(await report()).toMatchObject({
      apis: [{ remote: 'mf-tracking', version: '1.0.0', prefix: '/api/tracking', access: 'everyone' }],
      upstreams: [
        {
          version: null,
          upstream: 'http://10.0.3.7:4000',
          health: '/healthz',
          timeoutMs: 5_000,
          state: 'not-asked',
          by: 'operator',
          reason: 'Moved in',
        },
        { version: '2.0.0', health: '/live', timeoutMs: 800 },
      ],
      keys: [{ kid: expect.any(String) }],
    });
    const removal = { remote: 'mf-tracking', version: '2.0.0', reason: 'Over' };
    expect(await gateway.post('/api/releases/apis/removal', removal)).toMatchObject({ status: 200 });
    expect(await gateway.post('/api/releases/apis/removal', removal)).toMatchObject({ status: 404 });
    expect((await report()).upstreams).toHaveLength(1);
    expect(await lines()).toEqual([
      { name: 'mf-tracking', details: { act: 'remove', version: '2.0.0' } },
      { name: 'mf-tracking', details: expect.objectContaining({ act: 'set', version: '2.0.0', health: '/live' }) },
      { name: 'mf-tracking', details: expect.objectContaining({ act: 'set', version: null }) },
    ]);
  });

  it.each([
    [{ remote: 'shell' }, 'remote must be a remote'],
    [{ upstream: 'http://user:pw@10.0.3.7' }, 'Leave them out'],
    [{ upstream: 'http://169.254.169.254' }, 'no address of a service'],
    [{ upstream: 'gopher://x' }, 'http or https'],
    [{ version: '../1' }, 'version'],
    [{ health: 'http://elsewhere.example' }, 'health must be a path'],
    [{ health: '/../x' }, 'health must be a path'],
    [{ timeoutMs: 10 }, '100 to 30000'],
    [{ timeoutMs: 60_000 }, '100 to 30000'],
    [{ reason: '' }, 'reason'],
    [{ surprise: 1 }, 'surprise'],
  ])('are refused with %j', async (changes, says) => {
    const answer = await set(changes);
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(String(answer.body.detail)).toContain(says);
    expect(await lines()).toEqual([]);
  });

  it('are never the gateway itself', async () => {
    expect(await set({ upstream: gateway.url })).toMatchObject({ status: 400 });
    expect(await set({ upstream: gateway.url.replace('127.0.0.1', 'localhost') })).toMatchObject({ status: 400 });
  });

  it('wait for a confirmation when a session asks, and are then exactly as asked', async () => {
    const asked = await set({ timeoutMs: 900 }, PRIYA);
    expect(asked).toMatchObject({ status: 403, body: { code: 'confirmation-needed' } });
    expect((await report()).upstreams).toEqual([]);
    expect((await confirmAct(gateway, asked.body.confirmUrl)).status).toBeLessThan(400);
    expect((await report()).upstreams).toMatchObject([{ timeoutMs: 900, by: 'ops@test.example' }]);
    const removal = await gateway.post('/api/releases/apis/removal', { remote: 'mf-tracking', reason: 'Over' }, PRIYA);
    expect((await confirmAct(gateway, removal.body.confirmUrl)).status).toBeLessThan(400);
    expect((await report()).upstreams).toEqual([]);
    const rotation = await gateway.post('/api/releases/apis/keys', { reason: 'Yearly' }, PRIYA);
    expect((await confirmAct(gateway, rotation.body.confirmUrl)).status).toBeLessThan(400);
    expect((await report()).keys).toHaveLength(2);
  });

  it('get a new key on demand, published beside the old one', async () => {
    const before = (await gateway.get('/.well-known/jwks.json', {})).body.keys as object[];
    expect(await gateway.post('/api/releases/apis/keys', { reason: 'Yearly' })).toMatchObject({ status: 201 });
    const after = (await gateway.get('/.well-known/jwks.json', {})).body.keys as object[];
    expect(after).toHaveLength(2);
    expect(after[1]).toEqual(before[0]);
    expect(JSON.stringify(after)).not.toContain('"d"');
  });
});

describe('two gateways on one database', () => {
  let gateways: TestGateway[] = [];
  beforeAll(async () => {
    const databaseUrl = await keptPostgres.createDatabase();
    gateways = [await startTestGateway({ databaseUrl }), await startTestGateway({ databaseUrl })];
  });
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.close()));
  });

  it('share services and keys', async () => {
    const [one, two] = gateways as [TestGateway, TestGateway];
    const service = await startService();
    await layApi(one);
    await one.post('/api/releases/apis', { ...WISH, upstream: service.url });
    // Both the release and its service arrive by themselves.
    let status = 0;
    while (status !== 200) ({ status } = await two.get('/api/tracking', {}));
    expect((await two.get('/.well-known/jwks.json', {})).body).toEqual(
      (await one.get('/.well-known/jwks.json', {})).body,
    );
    await service.kill();
  });
});
