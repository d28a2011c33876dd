import type { Page } from '@playwright/test';
import { SiteHeader } from '../pages/SiteHeader.ts';
import { addFaultSwitch, type Fault } from '../platform/addFaultSwitch.ts';
import { mfe } from '../platform/mfe.ts';
import { releaseChangedQuote } from '../platform/releaseChangedQuote.ts';
import { watchTelemetry } from '../platform/watchTelemetry.ts';
import { expect, test } from '../test.ts';

const TITLE = 'Get Your Instant Quote | Saltbush Freight';

// The faults themselves, and what the browser says of scripts that do not arrive. Anything else fails the journey, an
// unhandled rejection or a hydration error among it.
test.use({
  siteSettings: { LOAD_TIMEOUT_MS: '1500' },
  expectedErrors: [
    /^console: Error: Fault |^exception: Error: Fault in a handler|ChunkLoadError|^console: PageLoadError|Failed to load resource|^answer: 404 .*\.js/,
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
});
test.describe.configure({ mode: 'default' });

const versions = { one: '', two: '' };

test.beforeAll(async ({ ownSite }) => {
  test.setTimeout(240_000);
  versions.one = await releaseChangedQuote(ownSite, 'contained-one', (source) => addFaultSwitch(source, 'one'));
  versions.two = await releaseChangedQuote(ownSite, 'contained-two', (source) => addFaultSwitch(source, 'two'));
});

/** Opens another remote's page, prepares the faults, and goes to the quote page inside the site. */
async function moveToQuote(page: Page, faults: Partial<Record<string, Fault>>): Promise<void> {
  await page.goto('/faq');
  await page.evaluate((prepared) => {
    window.quoteFaults = prepared;
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a href="/quote">To the quote</a>');
  }, faults);
  await page.getByRole('link', { name: 'To the quote' }).click();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'We could not load this page' });

for (const fault of ['render', 'effect'] as const) {
  test(`a page that throws (${fault}) gives way to the last good release, with title and focus`, async ({ page }) => {
    const events = await watchTelemetry(page);
    await moveToQuote(page, { two: fault });
    await expect(heading(page)).toHaveText('Quote, release one');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(TITLE);
    await expect
      .poll(() => events.filter(({ remote }) => remote === 'mf-quote'))
      .toMatchObject([
        { kind: 'loaded', version: versions.two, page: '/quote' },
        { kind: 'failed', version: versions.two, page: '/quote', code: 'render' },
        { kind: 'loaded', version: versions.one, page: '/quote' },
        { kind: 'fallback', version: versions.one, page: '/quote' },
      ]);
    await page.getByLabel('Note').fill('Dock 4');
    await new SiteHeader(page).choose('Resources', 'FAQ');
    await expect(page).toHaveURL('/faq');
  });
}

test('an event handler that throws leaves the page and what was typed', async ({ page }) => {
  await moveToQuote(page, { two: 'handler' });
  await page.getByLabel('Note').fill('Dock 4');
  await page.getByRole('button', { name: 'Provoke' }).click();
  await expect(page.getByLabel('Note')).toHaveValue('Dock 4');
  await expect(heading(page)).toHaveText('Quote, release two');
});

test('a part of the page that cannot be fetched later brings the last good release', async ({ page }) => {
  await page.route(`**/${versions.two}/nested*.js`, (route) => route.fulfill({ status: 404 }));
  await moveToQuote(page, {});
  await expect(heading(page)).toHaveText('Quote, release two');
  await page.getByRole('button', { name: 'Show nested' }).click();
  await expect(heading(page)).toHaveText('Quote, release one');
  await expect(heading(page)).toBeFocused();
  await page.getByRole('button', { name: 'Show nested' }).click();
  await expect(page.getByRole('main')).toContainText('Nested part');
});

test('when both releases throw, the panel has the title and focus, and Try again works once they do not', async ({
  page,
}) => {
  await moveToQuote(page, { one: 'render', two: 'render' });
  await expect(panel(page)).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(TITLE);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await page.evaluate(() => {
    window.quoteFaults = {};
  });
  await tryAgain.click();
  await expect(heading(page)).toHaveText('Quote, release two');
  await expect(heading(page)).toBeFocused();
});

test('when the chunks of both releases are missing, Try again keeps its focus and works once they are there', async ({
  page,
}) => {
  const events = await watchTelemetry(page);
  await page.route('**/mf/mf-quote/**/QuotePage*.js', (route) => route.fulfill({ status: 404 }));
  await moveToQuote(page, {});
  await expect(panel(page)).toBeVisible();
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await tryAgain.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(tryAgain).toBeFocused();
  await page.unrouteAll({ behavior: 'wait' });
  await tryAgain.click();
  await expect(heading(page)).toHaveText('Quote, release two');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => events.at(-1)).toMatchObject({ kind: 'recovered', version: versions.two, page: '/quote' });
});

test('while the entry hangs, the page can be read and the menus answer; then the last good release comes whole', async ({
  page,
}) => {
  const events = await watchTelemetry(page);
  await page.route(`**/mf/mf-quote/${versions.two}/remoteEntry*.js*`, () => new Promise(() => undefined));
  await page.goto('/quote', { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Quote, release two');
  const header = new SiteHeader(page);
  await header.group('Services').click();
  await expect(header.group('Services')).toHaveAttribute('aria-expanded', 'true');
  await expect(heading(page), 'the menu answers before the last good release is there').toHaveText(
    'Quote, release two',
  );
  await expect(heading(page)).toHaveText('Quote, release one');
  await expect(header.group('Services'), 'the menu stays open').toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await page.getByLabel('Note').fill('Dock 4');
  await expect
    .poll(() => events)
    .toMatchObject([
      { kind: 'failed', version: versions.two, code: 'timeout' },
      { kind: 'failed', version: versions.two, code: 'timeout' },
      { kind: 'loaded', version: versions.one },
      { kind: 'fallback', version: versions.one },
    ]);
  expect(await doubledRules(page), 'style rules that are there twice').toEqual([]);
});

test('in-app, a hanging entry shows progress and then the last good release', async ({ page }) => {
  await page.route(`**/mf/mf-quote/${versions.two}/remoteEntry*.js*`, () => new Promise(() => undefined));
  await moveToQuote(page, {});
  await expect(page.getByRole('status').filter({ hasText: 'Loading page' })).toBeAttached();
  await expect(page).toHaveURL('/faq');
  await expect(heading(page)).toHaveText('Quote, release one');
  await expect(heading(page)).toBeFocused();
});

test('a tab from before a rollback keeps all parts of its release, and the next page load has the old one', async ({
  page,
  ownSite,
}) => {
  await moveToQuote(page, {});
  await expect(heading(page)).toHaveText('Quote, release two');
  await mfe(ownSite, 'rollback', 'mf-quote', '--reason', 'Journey: an open tab');
  const rolledBackAt = Date.now();
  const newcomer = await page.context().newPage();
  await newcomer.goto('/quote');
  await expect(heading(newcomer)).toHaveText('Quote, release one');
  expect(Date.now() - rolledBackAt, 'milliseconds until a new visitor had the old release').toBeLessThan(3000);
  await page.getByRole('button', { name: 'Show nested' }).click();
  await expect(page.getByRole('main')).toContainText('Nested part');
  await new SiteHeader(page).choose('Company', 'Careers');
  await expect(page).toHaveURL('/careers');
  await page.goBack();
  await expect(heading(page)).toHaveText('Quote, release two');
});

/** Rules that two style elements, or one twice, hold word for word. */
function doubledRules(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    return rules.filter((rule, index) => rules.indexOf(rule) !== index);
  });
}
