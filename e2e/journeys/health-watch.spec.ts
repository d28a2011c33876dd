import { noteFigure } from '../checks/noteFigure.ts';
import { readHtml } from '../checks/readHtml.ts';
import { addFaultSwitch } from '../platform/addFaultSwitch.ts';
import { HEADING } from '../platform/changedQuote.ts';
import { liveVersion } from '../platform/liveVersion.ts';
import { mfe } from '../platform/mfe.ts';
import { releaseChangedQuote } from '../platform/releaseChangedQuote.ts';
import { reportVisitFrom } from '../platform/reportVisitFrom.ts';
import { expect, test } from '../test.ts';

/** More networks than the watch needs to agree. */
const VISITS = 80;

test.use({
  siteSettings: { TRUSTED_PROXIES: '1' },
  // The fault itself, and React's message that it rendered the page anew.
  expectedErrors: [/^console: Error: Fault |^exception: Error: Minified React error #422/],
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
});

test('a release that throws is rolled back by the gateway itself', async ({ page, request, ownSite }) => {
  test.slow();
  const before = await liveVersion(ownSite, 'mf-quote');
  // The watch believes networks that were there before.
  for (let visitor = 1; visitor <= VISITS; visitor += 1) {
    expect(await reportVisitFrom(ownSite, `198.51.100.${visitor}`, { isFailed: false })).toBe(before);
  }
  const after = await releaseChangedQuote(ownSite, 'health-watch', (source) => addFaultSwitch(source, 'bad'));

  // One browser meets the fault and falls back at once; its report counts like the others.
  await page.addInitScript(() => {
    window.quoteFaults = { bad: 'render' };
  });
  const reported = page.waitForRequest('**/api/telemetry');
  await page.goto('/quote');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
  await reported;

  for (let visitor = 1; visitor <= VISITS; visitor += 1) {
    const seen = await reportVisitFrom(ownSite, `198.51.100.${visitor}`, { isFailed: true });
    // Where visits take long, the watch has seen enough before the last of them.
    if (seen === before) break;
    expect(seen).toBe(after);
  }
  const enoughAt = Date.now();
  await expect
    .poll(async () => (await readHtml(request, '/quote')).heading, { timeout: 60_000, intervals: [250] })
    .toBe(HEADING);
  noteFigure('From enough failing visits to the rollback by the health watch', enoughAt);
  expect(await liveVersion(ownSite, 'mf-quote')).toBe(before);

  const { history } = (await mfe(ownSite, 'history', 'mf-quote')) as {
    history: { kind: string; actor: string; reason: string; details: object | null }[];
  };
  expect(history[0]).toMatchObject({
    kind: 'rollback',
    actor: 'health watch',
    reason: expect.stringContaining(`mf-quote ${after} failed in`),
    details: { health: { version: after, codes: { render: expect.any(Number) } } },
  });
});
