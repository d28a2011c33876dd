import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { mappedFolder } from '../../fixtures/mappedFolder.ts';
import { BEARER } from '../../fixtures/startTestGateway.ts';

const failureOf = (version = '1.0.0') => ({
  ...{ remote: 'mf-quote', version, page: '/quote', name: 'TypeError', message: 'x is not a function', steps: [] },
  ...{ stack: `TypeError\n    at t (https://saltbush.example/mf/mf-quote/${version}/page.js:1:13)`, components: '' },
});

describe.each(DATABASES)('a cause that somebody has seen, in the %s database', (kind) => {
  const gateway = gatewayOn(kind, { config: { trustedProxies: 1 } });
  beforeAll(async () => {
    await gateway.publish(mappedFolder());
    await gateway.publish(mappedFolder({ version: '1.1.0' }));
    await gateway.activate('mf-quote', '1.0.0');
  });
  beforeEach(async () => {
    await gateway.database.db.deleteFrom('failures').execute();
  });

  let network = 0;
  const send = async (version?: string) => {
    network += 1;
    const headers = { 'x-forwarded-for': `198.51.100.${network}` };
    expect((await gateway.post('/api/telemetry/failures', { failures: [failureOf(version)] }, headers)).status).toBe(
      204,
    );
  };
  const list = async (query = '') => {
    const answer = await gateway.get(`/api/releases/failures${query}`, BEARER);
    return answer.body.failures as { id: string; visits: number }[];
  };
  async function listed(visits: number) {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const found = await list();
      if (found.reduce((sum, one) => sum + one.visits, 0) >= visits) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`Fewer than ${visits} visits met a failure.`);
  }

  /** Somebody who may read, and nothing else. */
  async function readerOf(): Promise<Record<string, string>> {
    const wanted = { label: 'Reader', remote: null, actions: ['read'], days: 1, reason: 'A test' };
    const { body } = await gateway.post('/api/releases/tokens', wanted, BEARER);
    return { authorization: `Bearer ${String(body.token)}` };
  }

  it('leaves the list, and comes back in a release that did not have it', async () => {
    await send();
    const [found] = await listed(1);
    const mark = (isSeen: boolean, headers: Record<string, string> = BEARER) =>
      gateway.post(`/api/releases/failures/${found?.id}/seen`, { isSeen }, headers);
    for (const status of [401, 403]) {
      const headers: Record<string, string> = status === 401 ? { 'x-test-role': 'client' } : await readerOf();
      expect((await mark(true, headers)).status).toBe(status);
    }
    const marked = await mark(true);
    expect(marked).toMatchObject({ status: 200, body: { failure: { seen: { by: 'operator' } } } });
    await send();
    await listed(2);
    expect(await list('?seen=no')).toEqual([]);
    expect(await list('?seen=yes')).toHaveLength(1);
    await gateway.activate('mf-quote', '1.1.0');
    await send('1.1.0');
    await listed(3);
    expect(await list('?seen=no')).toMatchObject([{ seen: { by: 'operator', backIn: '1.1.0' } }]);
    expect(await list('?seen=yes')).toEqual([]);
    await gateway.rollback('mf-quote', '1.0.0');
    await mark(true);
    expect(await list('?seen=no')).toEqual([]);
    expect((await mark(false)).body.failure).not.toHaveProperty('seen');
    expect(await list('?seen=no')).toHaveLength(1);
    expect((await gateway.post('/api/releases/failures/nothing/seen', { isSeen: true })).status).toBe(404);
  });

  it('of the gateway itself comes back when somebody meets it after it was marked', async () => {
    await gateway.get('/broken');
    const [found] = await listed(1);
    await gateway.post(`/api/releases/failures/${found?.id}/seen`, { isSeen: true });
    expect(await list('?seen=no')).toEqual([]);
    await gateway.get('/broken');
    await listed(2);
    expect(await list('?seen=no')).toMatchObject([{ side: 'api', seen: { backIn: '' } }]);
  });
});
