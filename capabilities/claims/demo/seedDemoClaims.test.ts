import { gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { startDemo } from '../../../auth-gateway/fixtures/startDemo.ts';
import type { Claim, Claims } from '../api.ts';

describe('the claims of the demo company', () => {
  let now = new Date();
  const gateway = gatewayOn('embedded', { now: () => now });

  async function start(at: string): Promise<Record<string, string>> {
    now = new Date(at);
    return startDemo(gateway, () => now);
  }
  const list = async (headers: Record<string, string>) =>
    (await gateway.get('/api/claims', headers)).body as unknown as Claims;

  it.each([
    ['in November', '2026-11-20T03:00:00Z'],
    ['at a weekend', '2026-11-21T19:00:00Z'],
    ['in the first days of the second half', '2026-07-02T03:00:00Z'],
    ['in January', '2027-01-15T03:00:00Z'],
  ])('are one that is open and one that is decided, %s', async (_when, at) => {
    await gateway.reset();
    const client = await start(at);
    const { rows, total } = await list(client);
    expect({ total, statuses: rows.map(({ status }) => status) }).toEqual({
      total: 2,
      statuses: ['lodged', 'accepted'],
    });
    const [open, decided] = await Promise.all(
      rows.map(
        async ({ reference }) => (await gateway.get(`/api/claims/${reference}`, client)).body as unknown as Claim,
      ),
    );
    expect(open?.pictures).toHaveLength(1);
    expect(decided?.decision).toMatchObject({ creditNote: null, toPayCents: 14_700 });
    expect(Date.parse(decided?.decision?.at ?? '')).toBeLessThan(now.getTime());
    expect(String(decided?.lodgedAt) > String(decided?.deliveredOn)).toBe(true);
  });

  it('are written once', async () => {
    await gateway.reset();
    await start('2026-11-20T03:00:00Z');
    expect((await list(await start('2026-11-27T03:00:00Z'))).total).toBe(2);
    expect(await gateway.database.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });
});
