import type { Page, Route } from '@playwright/test';
import { SiteHeader } from '../pages/SiteHeader.ts';
import { HEADING } from '../platform/changedQuote.ts';
import { liveVersion } from '../platform/liveVersion.ts';
import { mfe } from '../platform/mfe.ts';
import { releaseChangedQuote } from '../platform/releaseChangedQuote.ts';
import { expect, test } from '../test.ts';

const NEW_HEADING = 'Your Price In Five Seconds';

/** What a network or a bad release does to a remote's entry. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is missing': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  hangs: () => new Promise(() => undefined),
  'is not JavaScript': (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/javascript',
      body: '<!doctype html><p>Sign in to the hotel Wi-Fi',
    }),
  'is cut off': (route) => route.abort('connectionreset'),
};

// A failing script is what these journeys are about; what matters is what the visitor sees.
test.use({
  siteSettings: { LOAD_TIMEOUT_MS: '1000' },
  expectedErrors: [/./],
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
});
test.describe.configure({ mode: 'default' });

let good = '';
let active = '';

test.beforeAll(async ({ ownSite }) => {
  test.setTimeout(180_000);
  good = await liveVersion(ownSite, 'mf-quote');
  active = await releaseChangedQuote(ownSite, 'faults', (source) => source.replace(HEADING, NEW_HEADING));
});

async function breakEntry(page: Page, versions: string[], fault: (route: Route) => Promise<void>): Promise<void> {
  for (const version of versions) await page.route(`**/mf/mf-quote/${version}/remoteEntry*.js*`, fault);
}

async function expectSiteAlive(page: Page): Promise<void> {
  await new SiteHeader(page).choose('Resources', 'FAQ');
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [fault, answer] of Object.entries(FAULTS)) {
  test(`when the entry ${fault}, visitors get the last good release`, async ({ page }) => {
    await breakEntry(page, [active], answer);
    await page.goto('/quote', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADING);
    await expect(page.getByRole('button', { name: 'Calculate Quote' })).toBeVisible();
    await expectSiteAlive(page);
  });

  test(`when the entry ${fault} in both releases, the page says so and the site lives`, async ({ page }) => {
    await page.goto('/');
    await breakEntry(page, [active, good], answer);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('afterbegin', '<a href="/quote" id="to-quote">To the quote</a>');
    });
    await page.locator('#to-quote').click();
    const panel = page.getByRole('alert').filter({ hasText: 'We could not load this page' });
    await expect(panel).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('main').getByRole('link', { name: /^1300/ })).toBeVisible();

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW_HEADING);
    await expectSiteAlive(page);
  });
}

test('a release whose page throws gives way to the last good one', async ({ page, ownSite }) => {
  test.slow();
  await releaseChangedQuote(
    ownSite,
    'throws',
    (source) => `${source}\nthrow new Error('A release that cannot start');\n`,
  );
  await page.goto('/quote', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW_HEADING);
  await expectSiteAlive(page);
  await mfe(ownSite, 'rollback', 'mf-quote', '--reason', 'Journey: it cannot start');
  expect(await liveVersion(ownSite, 'mf-quote')).toBe(active);
});
