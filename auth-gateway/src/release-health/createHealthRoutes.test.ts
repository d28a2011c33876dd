import type { ReleaseHealthReport } from '@saltbush/contract/release-api';
import { DATABASES, gatewayOn } from '../../fixtures/gatewayOn.ts';
import { remoteFolder } from '../../fixtures/releaseArchive.ts';
import { BEARER } from '../../fixtures/startTestGateway.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe.each(DATABASES)('how releases did, from the %s database', (kind) => {
  const now = Date.now();

  interface Visit {
    version?: string;
    agoMs?: number;
    failed?: boolean;
    isFallback?: boolean;
    loadMs?: number | null;
    lcpMs?: number | null;
    cls?: number | null;
  }
  const add = (visits: Visit[]) =>
    gateway.database.db
      .insertInto('release_visits')
      .values(
        visits.map(({ version = '1.1.0', agoMs = 1_000, failed = false, isFallback = false, ...measured }, index) => ({
          visit: `${version}-${agoMs}-${index}`,
          name: 'mf-quote',
          version,
          at: new Date(now - agoMs),
          network: 'n',
          failed,
          code: failed ? 'render' : null,
          is_fallback: isFallback,
          load_ms: measured.loadMs ?? null,
          lcp_ms: measured.lcpMs ?? null,
          inp_ms: null,
          cls: measured.cls ?? null,
          ttfb_ms: null,
        })),
      )
      .execute();
  const repeat = (count: number, visit: Visit): Visit[] => Array.from({ length: count }, () => visit);

  const gateway = gatewayOn(kind);
  beforeAll(async () => {
    await gateway.publish(remoteFolder({ version: '1.0.0' }));
    await gateway.publish(remoteFolder({ version: '1.1.0' }));
    await add([
      ...repeat(6, { loadMs: 100 }),
      ...repeat(4, { agoMs: 2 * HOUR_MS, loadMs: 400, lcpMs: 900, cls: 0.12 }),
    ]);
    await add(repeat(3, { agoMs: 3 * HOUR_MS, failed: true }));
    await add([
      { version: '1.0.0', isFallback: true },
      { version: '1.0.0', agoMs: 100 * HOUR_MS, loadMs: 50 },
    ]);
  });

  const report = async (query: string) =>
    (await gateway.get(`/api/releases/health${query}`)).body as unknown as ReleaseHealthReport;

  it('are reported for a day in steps of half an hour', async () => {
    const { stepMinutes, remotes, from, to } = await report('?name=mf-quote&hours=24');
    expect(stepMinutes).toBe(30);
    expect(remotes.map(({ name, releases }) => [name, releases.map(({ version }) => version)])).toEqual([
      ['mf-quote', ['1.1.0', '1.0.0']],
    ]);
    const [newest, before] = remotes[0]?.releases ?? [];
    expect(newest).toMatchObject({ visits: 13, failed: 3, fallbacks: 0 });
    expect(newest?.loadMs).toEqual({ p50: 100, p75: 400, p95: 400 });
    expect(newest?.vitals).toEqual({ lcpMs: 900, inpMs: null, cls: 0.12, ttfbMs: null });
    expect(newest?.points).toHaveLength(48);
    expect(newest?.points[0]?.at).toBe(from);
    // A half-hour may end while the test runs.
    expect(newest?.points.slice(-2)).toContainEqual(expect.objectContaining({ visits: 6, failed: 0, loadMsP75: 100 }));
    expect(newest?.points.reduce((sum, { failed }) => sum + failed, 0)).toBe(3);
    expect(Date.parse(to) - Date.parse(newest?.points.at(-1)?.at ?? '')).toBeLessThan(30 * MINUTE_MS);
    expect(before).toMatchObject({ visits: 1, failed: 0, fallbacks: 1, loadMs: null });
  });

  it('are reported for an hour by the minute, and for a week', async () => {
    const hour = await report('?hours=1');
    expect(hour.stepMinutes).toBe(1);
    expect(hour.remotes[0]?.releases[0]).toMatchObject({ visits: 6 });
    expect(hour.remotes[0]?.releases[0]?.points).toHaveLength(60);
    const week = await report('?hours=168');
    expect(week.stepMinutes).toBe(240);
    expect(week.remotes[0]?.releases[1]).toMatchObject({ version: '1.0.0', visits: 2 });
    expect(week.remotes[0]?.releases[1]?.points).toHaveLength(42);
    expect((await report('?name=mf-ar')).remotes).toEqual([]);
  });

  it('are only for users who may read releases, and need a valid query', async () => {
    expect((await gateway.get('/api/releases/health', {})).status).toBe(401);
    expect((await gateway.get('/api/releases/health', { 'x-test-role': 'staff' })).status).toBe(401);
    expect((await gateway.get('/api/releases/health', { 'x-test-role': 'ops' })).status).toBe(200);
    for (const query of ['?hours=0', '?hours=169', '?hours=x', '?name=quote', '?days=2', '?hours=1&hours=2']) {
      expect(await gateway.get(`/api/releases/health${query}`, BEARER)).toMatchObject({
        status: 400,
        body: { code: 'invalid-input' },
      });
    }
  });
});
