import { gatewayOn } from '../../fixtures/gatewayOn.ts';
import { remoteFolder } from '../../fixtures/releaseArchive.ts';
import type { LiveSet } from '../releases/liveSet.ts';
import { createVisits } from '../telemetry/createVisits.ts';
import { createMetrics } from './createMetrics.ts';
import { routeClass } from './routeClass.ts';

describe('the class of a request', () => {
  it.each([
    ['/', 'page'],
    ['/metrics', 'metrics'],
    ['/mf/mf-quote/1.0.0/page.js?r=1', 'release-file'],
    ['/api/quotes/secret-token', 'api'],
    ['/api/releases/mf-quote', 'releases'],
    ['/api/telemetry', 'telemetry'],
    ['/idp/auth?x=1', 'sign-in'],
    ['/healthz', 'probe'],
    ['/readyz', 'probe'],
  ])('of %s is %s', (target, expected) => {
    expect(routeClass(target)).toBe(expected);
  });
});

describe('GET /metrics', () => {
  const gateway = gatewayOn('embedded');
  beforeAll(async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await gateway.publish(remoteFolder({ version }));
    await gateway.activate('mf-quote', '1.0.0');
  });

  it('is for bearers of a token and for operators, and no cache keeps it', async () => {
    expect((await gateway.get('/metrics', {})).status).toBe(401);
    expect((await gateway.get('/metrics', { 'x-test-role': 'staff' })).status).toBe(401);
    expect((await gateway.get('/metrics', { 'x-test-role': 'ops' })).status).toBe(200);
    const { status, headers } = await gateway.get('/metrics');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('counts from 0, so that the first failure is an increase', async () => {
    const text = String((await gateway.get('/metrics')).body.text);
    expect(text).toContain('saltbush_release_loads_total{remote="mf-quote",release="1.0.0"} 0');
    expect(text).toContain('saltbush_release_failures_total{remote="mf-quote",release="1.0.0"} 0');
    expect(text).toContain('saltbush_watch_rollbacks_total{remote="mf-quote"} 0');
  });

  it('says how many visitors get a release', async () => {
    await gateway.post('/api/releases/mf-quote/activations', { version: '1.2.0', percent: 20, reason: 'a few' });
    const during = String((await gateway.get('/metrics')).body.text);
    expect(during).toContain('saltbush_release_share_ratio{remote="mf-quote",release="1.0.0"} 0.8');
    expect(during).toContain('saltbush_release_share_ratio{remote="mf-quote",release="1.2.0"} 0.2');
    await gateway.rollback('mf-quote');
    const after = String((await gateway.get('/metrics')).body.text);
    expect(after).toContain('saltbush_release_share_ratio{remote="mf-quote",release="1.0.0"} 1');
    expect(after).not.toContain('saltbush_release_share_ratio{remote="mf-quote",release="1.2.0"}');
  });

  it('names only counters with _total, as promtool demands', async () => {
    const text = String((await gateway.get('/metrics')).body.text);
    const totals = text.match(/^# TYPE \S+_total .*$/gm) ?? [];
    expect(totals).not.toHaveLength(0);
    for (const line of totals) expect(line).toMatch(/ counter$/);
  });

  it('counts what browsers report by name for releases that visitors get, and for no other', async () => {
    const visits = await createVisits(gateway.database);
    const about = (version: string, kind: string, more: object = {}) => ({
      kind,
      remote: 'mf-quote',
      version,
      ...more,
    });
    const events = [
      about('1.0.0', 'loaded', { durationMs: 300 }),
      about('1.0.0', 'abandoned', { code: 'render' }),
      about('1.0.0', 'fallback'),
      about('1.0.0', 'vital', { metric: 'LCP', value: 1_200 }),
      about('1.0.0', 'vital', { metric: 'CLS', value: 0.02 }),
      about('1.1.0', 'loaded'),
      about('7.7.7', 'loaded'),
    ];
    const revision = Number((await gateway.get('/api/releases')).body.revision);
    await gateway.post('/api/telemetry', { visit: visits.issue(new Date(), revision).signed, events }, {});
    const loaded = 'saltbush_release_loads_total{remote="mf-quote",release="1.0.0"} 1';
    let text = '';
    for (let asked = 0; asked < 500 && !text.includes(loaded); asked += 1) {
      text = String((await gateway.get('/metrics')).body.text);
    }
    expect(text).toContain(loaded);
    expect(text).not.toContain('release="1.1.0"');
    expect(text).toContain('saltbush_release_failures_total{remote="mf-quote",release="1.0.0"} 1');
    expect(text).toContain('saltbush_release_fallbacks_total{remote="mf-quote",release="1.0.0"} 1');
    expect(text).toContain('saltbush_release_load_seconds_bucket{le="0.5",remote="mf-quote",release="1.0.0"} 1');
    expect(text).toContain('saltbush_web_vital_seconds_sum{remote="mf-quote",release="1.0.0",metric="LCP"} 1.2');
    expect(text).toContain('saltbush_layout_shift_sum{remote="mf-quote",release="1.0.0"} 0.02');
    expect(text).toMatch(/saltbush_live_revision [1-9]/);
    expect(text).toContain('saltbush_http_requests_total{route="telemetry",status="204"} 1');
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toContain('7.7.7');
  });
});

it('counts the pages that were made from a release, so that one which never reports can be seen', async () => {
  const { release } = remoteFolder({ version: '1.0.0' });
  const entry = { release, lastGood: null, candidate: null, withdrawn: [] };
  const liveSet: LiveSet = { revision: 1, entries: new Map([['mf-quote', entry]]) };
  const metrics = createMetrics({ liveSet: () => liveSet, onRevision: () => () => {}, onDamage: () => () => {} });
  expect(await metrics.read()).toContain('saltbush_release_pages_total{remote="mf-quote",release="1.0.0"} 0');
  metrics.countPage('mf-quote', '1.0.0');
  metrics.countPage('mf-quote', '0.0.0-dev.3f9c2a1');
  const text = await metrics.read();
  expect(text).toContain('saltbush_release_pages_total{remote="mf-quote",release="1.0.0"} 1');
  expect(text).not.toContain('dev.3f9c2a1');
  metrics.close();
});

describe('the time series of releases', () => {
  it('end a day after the release was last live', async () => {
    let now = new Date('2026-11-20T00:00:00Z');
    const liveSet = (version: string): LiveSet => {
      const { release } = remoteFolder({ version });
      return {
        revision: 1,
        entries: new Map([['mf-quote', { release, lastGood: null, candidate: null, withdrawn: [] }]]),
      };
    };
    let live = liveSet('1.0.0');
    const metrics = createMetrics(
      { liveSet: () => live, onRevision: () => () => {}, onDamage: () => () => {} },
      () => now,
    );
    metrics.countReports([{ kind: 'loaded', remote: 'mf-quote', version: '1.0.0' }]);
    live = liveSet('1.1.0');
    now = new Date('2026-11-20T20:00:00Z');
    expect(await metrics.read()).toContain('release="1.0.0"');
    now = new Date('2026-11-21T00:00:01Z');
    expect(await metrics.read()).not.toContain('release="1.0.0"');
    metrics.countReports([{ kind: 'loaded', remote: 'mf-quote', version: '1.0.0' }]);
    expect(await metrics.read()).toContain('saltbush_release_loads_total{remote="other",release="other"} 1');
    metrics.close();
  });
});
