import { randomUUID } from 'node:crypto';
import { gatewayOn } from '../../../auth-gateway/fixtures/gatewayOn.ts';
import { startDemo } from '../../../auth-gateway/fixtures/startDemo.ts';
import type { Analytics, Dashboard } from '../api/analytics.ts';
import type { Invoices } from '../api/invoices.ts';
import type { Shipments } from '../api/shipments.ts';
import { FIGURE_MONTHS } from './demo-company.data.ts';
import { demoQuote } from './demoQuote.ts';
import { figurePlans } from './figurePlans.ts';

const NOW = new Date('2026-11-20T03:00:00Z');

describe('the plans behind the figures', () => {
  const plans = figurePlans(2026);

  it("cost what each month's figure says, at prices that a client would believe", () => {
    const spend = new Map<string, number>();
    for (const plan of plans) {
      const { totalExGstCents } = demoQuote(plan);
      expect(totalExGstCents).toBeGreaterThan(5_000);
      expect(totalExGstCents).toBeLessThan(160_000);
      const month = plan.pickupDate.slice(0, 7);
      spend.set(month, (spend.get(month) ?? 0) + totalExGstCents);
    }
    const figures = FIGURE_MONTHS.map(({ month, spendCents }) => [`2026-0${month}`, spendCents]);
    expect([...spend].filter(([month]) => month.startsWith('2026'))).toEqual(figures);
  });

  it('are the same every time', () => {
    expect(figurePlans(2026)).toEqual(plans);
  });
});

describe('the demo company', () => {
  let time = NOW;
  let client: Record<string, string>;

  const gateway = gatewayOn('embedded', { now: () => time });

  async function start(at: Date): Promise<void> {
    time = at;
    client = await startDemo(gateway, () => time);
  }
  async function ask<T>(path: string): Promise<T> {
    const answer = await gateway.get(path, client);
    expect(answer).toMatchObject({ status: 200 });
    return answer.body as T;
  }

  async function expectFigures(year: number, deliveredToday = 2): Promise<void> {
    const analytics = await ask<Analytics>('/api/analytics');
    expect(analytics).toMatchObject({
      from: `${year}-01`,
      to: `${year}-06`,
      bestMonth: { month: `${year}-06`, onTimePercent: 98 },
      yearToDate: { year, spendCents: 2_190_000, changePercent: 8 },
      mostUsedService: { service: 'Metro PUD', percent: 40 },
    });
    expect(analytics.months.map(({ spendCents }) => spendCents / 100)).toEqual([3200, 2800, 3500, 4100, 3900, 4400]);
    expect(analytics.months.slice(3).map(({ onTimePercent }) => onTimePercent)).toEqual([92, 95, 98]);
    expect(Object.fromEntries(analytics.serviceMix.map(({ service, percent }) => [service, percent]))).toEqual({
      FTL: 25,
      LTL: 20,
      'Metro PUD': 40,
      Express: 10,
      VIP: 5,
    });
    const { recent, alerts, tiles } = await ask<Dashboard>('/api/dashboard');
    expect(recent).toHaveLength(5);
    expect(recent.map(({ reference }) => reference)).toEqual(
      recent.map(() => expect.stringMatching(/^SH-\d{4}-\d{4}$/)),
    );
    expect(new Set(recent.map(({ badge }) => badge))).toEqual(new Set(['Delivered', 'In Transit', 'Pending']));
    expect(new Set(recent.map(({ level }) => level))).toEqual(new Set(['Standard', 'Express', 'VIP']));
    expect(alerts.slice(0, 3)).toMatchObject([
      { kind: 'exception', exception: 'delayed' },
      { kind: 'invoice', title: expect.stringContaining('overdue') },
      { kind: 'quote-ready' },
    ]);
    expect((await ask<Invoices>('/api/invoices')).counts).toMatchObject({ overdue: 1 });
    expect(tiles).toMatchObject({ activeJobs: { value: 3 }, deliveredToday: { value: deliveredToday } });
    for (const { value } of Object.values(tiles)) expect(value).not.toBeNull();
  }

  it.each([
    ['in November', '2026-11-20T03:00:00Z', 2026],
    ['at a weekend', '2026-11-21T19:00:00Z', 2026, 0],
    ['in the first days of the second half', '2026-07-02T03:00:00Z', 2026],
    ['in January', '2027-01-15T03:00:00Z', 2026],
    ['in June', '2027-06-30T03:00:00Z', 2026],
  ])('shows every figure when set up %s', async (_when, at, year, deliveredToday = 2) => {
    await gateway.reset();
    await start(new Date(at));
    await expectFigures(year, deliveredToday);
  });

  it('shows them again in an older database, new every day, and never twice', async () => {
    await gateway.reset();
    await start(NOW);
    const before = await ask<Shipments>('/api/shipments?size=1');
    await start(NOW);
    expect((await ask<Shipments>('/api/shipments?size=1')).total).toBe(before.total);
    await start(new Date('2026-11-27T03:00:00Z'));
    expect((await ask<Shipments>('/api/shipments?size=1')).total).toBe(before.total + 5);
    await expectFigures(2026);
    await start(new Date('2027-02-26T03:00:00Z'));
    await expectFigures(2026);
  });

  it('has a photo and a signature with every delivery, older ones included', async () => {
    await gateway.reset();
    await start(NOW);
    await start(new Date('2026-11-27T03:00:00Z'));
    const { db } = gateway.database;
    const pods = await db.selectFrom('pods').select('reference').execute();
    const pictures = await db.selectFrom('pod_pictures').select(['reference', 'kind']).execute();
    expect(pods.length).toBeGreaterThan(100);
    expect(pictures).toHaveLength(2 * pods.length);
    const { rows } = await ask<Shipments>('/api/shipments?view=delivered&size=1');
    for (const [picture, type] of [
      ['photo', 'image/jpeg'],
      ['signature', 'image/png'],
    ]) {
      const answer = await fetch(`${gateway.url}/api/shipments/${rows[0]?.reference}/pod/${picture}`, {
        headers: client,
      });
      expect(answer.headers.get('content-type')).toBe(type);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    }
  });

  it('leaves the data of others alone, and gives them nothing', async () => {
    await gateway.reset();
    const other = { 'x-test-role': 'client', 'x-test-user': randomUUID() };
    await start(NOW);
    expect((await gateway.get('/api/shipments', other)).body).toMatchObject({ total: 0 });
    expect(await gateway.database.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });
});
