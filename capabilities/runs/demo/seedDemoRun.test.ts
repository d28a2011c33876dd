import { gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { startDemo } from '../../../auth-gateway/fixtures/startDemo.ts';
import type { Run, Runs } from '../api/runs.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const STAFF = { 'x-test-role': 'staff' };

describe('the run of the demo client', () => {
  let time = NOW;
  const gateway = gatewayOn('embedded', { now: () => time });
  beforeEach(() => gateway.reset());

  async function start(at: Date): Promise<Record<string, string>> {
    time = at;
    return startDemo(gateway, () => time);
  }

  it('is in the list, by itself, in the search and at the desk, and is written once', async () => {
    await start(NOW);
    const client = await start(new Date('2026-11-24T03:00:00Z'));
    const { rows, total } = (await gateway.get('/api/runs', client)).body as unknown as Runs;
    expect([total, rows[0]?.suburbs, rows[0]?.counts]).toEqual([
      1,
      ['Canberra', 'Melbourne', 'Brisbane'],
      { open: 0, delivered: 3, ended: 0 },
    ]);
    const reference = rows[0]?.reference ?? '';
    const run = (await gateway.get(`/api/runs/${reference}`, client)).body as unknown as Run;
    expect(run.deliveries.map(({ badge }) => badge)).toEqual(['Delivered', 'Delivered', 'Delivered']);
    expect(run.booked).toEqual(run.total);
    const booking = await gateway.get(`/api/ops/bookings/${run.deliveries[1]?.reference}`, STAFF);
    expect(JSON.stringify(booking.body.trail)).toContain(`Delivery 2 of 3 of run ${reference}.`);
    for (const [path, sender] of [
      ['/api/runs/search', client],
      ['/api/ops/runs/search', STAFF],
    ] as const) {
      const found = await gateway.get(`${path}?q=${reference}`, sender);
      expect([path, JSON.stringify(found.body)]).toEqual([path, expect.stringContaining(reference)]);
    }
  });

  it('waits while its day would be among those of the figures', async () => {
    const client = await start(new Date('2026-07-02T03:00:00Z'));
    expect((await gateway.get('/api/runs', client)).body).toMatchObject({ total: 0 });
  });
});
