import type { Page } from '@playwright/test';
import { SignInPage } from '../pages/SignInPage.ts';
import { startCollector } from '../platform/startCollector.ts';
import { type Site, startSite } from '../platform/startSite.ts';
import { untilFollowing } from '../platform/untilFollowing.ts';
import { expect, test } from '../test.ts';

test.describe.configure({ mode: 'default' });

let collector: Awaited<ReturnType<typeof startCollector>>;
let site: Site;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  collector = await startCollector();
  site = await startSite({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
});
test.afterAll(async () => {
  await site?.stop();
  collector?.close();
});
test.use({
  // A reference that nobody has, and a list of failures without one.
  expectedErrors: [/404 .*\/api\/track|status of 40[04]|400 for .*\/api\/telemetry\/failures/],
});

/** The traces that requests of the page to this address say they belong to, in the order in which they are sent. */
function tracesTo(page: Page, path: string): string[] {
  const traces: string[] = [];
  page.on('request', (request) => {
    const [, trace] = (request.headers().traceparent ?? '').split('-');
    if (new URL(request.url()).pathname === path) traces.push(trace ?? 'none');
  });
  return traces;
}

test('a press, its request and the statements in the database are one trace', async ({ page }) => {
  const traces = tracesTo(page, '/api/track');
  const isFollowing = untilFollowing(page);
  await page.goto(`${site.url}/track`);
  await isFollowing;
  await page.getByLabel('Consignment reference').fill('SH-2026-9999');
  await page.getByLabel('Postcode').fill('2000');
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await expect.poll(() => traces.length).toBe(1);
  // What is pressed within a tenth of a second is one act.
  const firstAt = await page.evaluate(() => performance.now());
  await page.waitForFunction((at) => performance.now() - at > 150, firstAt);
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await expect.poll(() => traces.length).toBe(2);
  const [first = '', second = ''] = traces;
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(first);

  await expect.poll(() => collector.of(first).map(({ name }) => name)).toContain('POST /api/track');
  const request = collector.of(first).find(({ name }) => name === 'POST /api/track');
  const parts = collector.of(first).filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(parts.map(({ name }) => name)).toContain('select bookings');
});

test('what a page for one visitor asks for by itself goes on with the trace of the page', async ({ page }) => {
  await page.goto(`${site.url}/api/login?returnTo=/dashboard`);
  await new SignInPage(page).signIn('client@saltbush.example', 'saltbush-client');
  // The page after the sign-in may still ask for something, on a trace of its own.
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.headers().traceparent?.split('-')[1]);
  });
  const answer = await page.goto(`${site.url}/dashboard`);
  const [, traceId = ''] = /traceparent;desc="00-([0-9a-f]{32})-/.exec(answer?.headers()['server-timing'] ?? '') ?? [];
  expect(traceId).toMatch(/^[0-9a-f]{32}$/);
  await expect.poll(() => asked).toContain(traceId);
  await expect.poll(() => collector.of(traceId).map(({ name }) => name)).toContain('render');
  await expect.poll(() => collector.of(traceId).filter(({ name }) => name.includes('/api/')).length).toBeGreaterThan(0);
});

test('what is told of a failure names the trace of the act that met it', async ({ page }) => {
  const traces = tracesTo(page, '/api/telemetry/failures');
  await page.goto(`${site.url}/quote`);
  await page.evaluate(() => {
    const body = new Blob(['{"failures":[]}'], { type: 'application/json' });
    document.body.addEventListener('click', () => navigator.sendBeacon('/api/telemetry/failures', body), {
      once: true,
    });
  });
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => traces).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
});
