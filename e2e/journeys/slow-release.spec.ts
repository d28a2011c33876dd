import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { ConfirmationPage } from '../pages/ConfirmationPage.ts';
import { ConsolePage } from '../pages/ConsolePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { liveVersion } from '../platform/liveVersion.ts';
import { mfe } from '../platform/mfe.ts';
import { postJson } from '../platform/postJson.ts';
import { publishQuote } from '../platform/publishQuote.ts';
import { ROOT } from '../platform/root.ts';
import type { Site } from '../platform/startSite.ts';
import { watchTelemetry } from '../platform/watchTelemetry.ts';
import { expect, test } from '../test.ts';

const CLOCK = join(ROOT, '.data/journeys/slow-release-clock');
const MINUTE_MS = 60_000;
const NAME = 'mf-quote';
const AT_ONCE = 10;

/** Visits count two minutes after they were made, and nobody waits for that here. */
async function setClockAhead(minutes: number): Promise<void> {
  await mkdir(dirname(CLOCK), { recursive: true });
  await writeFile(CLOCK, String(-minutes * MINUTE_MS));
}

test.use({
  siteSettings: async ({ browserName: _ }, use) => {
    await setClockAhead(0);
    const clock = pathToFileURL(join(ROOT, 'e2e/platform/shiftClock.mjs')).href;
    await use({ TRUSTED_PROXIES: '1', CLOCK_BEHIND_FILE: CLOCK, NODE_OPTIONS: `--import=${clock}` });
  },
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
  expectedErrors: [/403.*\/watch\b|Blocked script execution in '[^']*\/confirm\//],
});

/** Visitors, each from a network of their own, whose browsers report how long the release took. */
async function report(site: Site, version: string, { visits, lcpMs }: { visits: number; lcpMs: number }) {
  const about = { remote: NAME, version, page: '/quote' };
  const one = async (visitor: number) => {
    const answer = await fetch(`${site.url}/api/telemetry`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `198.51.100.${visitor}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        events: [
          { kind: 'loaded', ...about, durationMs: 250 },
          { kind: 'vital', ...about, metric: 'TTFB', value: 20, connection: '4g', isCold: true },
          { kind: 'vital', ...about, metric: 'LCP', value: lcpMs + (visitor % 20) * 10 },
        ],
      }),
    });
    expect(answer.status).toBe(200);
  };
  for (let first = 1; first <= visits; first += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, visits - first + 1) }, (_, place) => one(first + place)));
  }
  // They are written a moment later, and count from then on.
  await expect.poll(() => storedVisits(site, version)).toBeGreaterThanOrEqual(visits);
}

async function storedVisits(site: Site, version: string): Promise<number> {
  const headers = { authorization: `Bearer ${site.token}` };
  const answer = await fetch(`${site.url}/api/releases/health/verdicts`, { headers });
  const { verdicts } = (await answer.json()) as { verdicts: { name: string; version: string; visits: number }[] };
  return verdicts.find((one) => one.name === NAME && one.version === version)?.visits ?? 0;
}

test('an operator is told of a slower release, and lets the gateway take such releases back', async ({
  page,
  ownSite,
}) => {
  test.setTimeout(120_000);
  const version = '1.5.0';
  const before = await liveVersion(ownSite, NAME);

  await test.step('a browser tells under which conditions it loaded a page', async () => {
    const conditions = await watchTelemetry(page, 'conditions');
    await page.goto('/services');
    await expect
      .poll(() => conditions, { timeout: 15_000 })
      .toMatchObject([
        { remote: 'mf-marketing', page: '/services', isCold: true },
        { remote: 'shell', isCold: true },
      ]);
  });

  await publishQuote(ownSite, 'slow-release', version);
  await report(ownSite, before, { visits: 200, lcpMs: 900 });
  await postJson(ownSite, `/api/releases/${NAME}/activations`, { version, reason: 'Shows pallets first' });
  await setClockAhead(1);
  await report(ownSite, version, { visits: 90, lcpMs: 1_900 });
  await setClockAhead(5);

  await page.goto('/api/login?returnTo=/ops');
  await new SignInPage(page).signIn('ops@saltbush.example', 'saltbush-ops');
  const desk = new ConsolePage(page);
  const trouble = desk.trouble(NAME, version);
  await expect(trouble).toContainText(`Slower than ${before}: LCP of 2 s for half of 90 visits, 1 s before`, {
    timeout: 60_000,
  });
  await expect(desk.row(NAME)).toContainText('Slower than');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const { verdicts } = (await mfe(ownSite, 'status')) as { verdicts: { name: string; slowness: object[] }[] };
  expect(verdicts.find(({ name }) => name === NAME)?.slowness[0]).toMatchObject({
    ...{ measure: 'lcpMs', status: 'looks-slower', visits: 90 },
  });
  // Told, and nothing else.
  expect(await liveVersion(ownSite, NAME)).toBe(version);

  await page.goto(`/ops/releases/${NAME}`);
  await desk.next.getByRole('button', { name: 'Take slower releases back by itself' }).click();
  await desk.next.getByRole('button', { name: 'Take back slower releases' }).click();
  const confirmation = new ConfirmationPage(page);
  await expect(confirmation.question).toHaveText(`Let the health watch take slower releases of ${NAME} back?`);
  await confirmation.confirm();
  await expect(desk.confirmed).toBeVisible();
  await expect(desk.next).toContainText('A release that visitors wait longer for is taken back by itself.');
});
