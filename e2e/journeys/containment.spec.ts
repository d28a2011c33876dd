import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { noteFigure } from '../checks/noteFigure.ts';
import { readHtml } from '../checks/readHtml.ts';
import { SiteHeader } from '../pages/SiteHeader.ts';
import { addFaultSwitch, type Fault } from '../platform/addFaultSwitch.ts';
import { goLive } from '../platform/goLive.ts';
import { releaseChangedQuote } from '../platform/releaseChangedQuote.ts';
import { restampRelease } from '../platform/restampRelease.ts';
import { rollBack } from '../platform/rollBack.ts';
import { ROOT } from '../platform/root.ts';
import { untilFollowing } from '../platform/untilFollowing.ts';
import { watchTelemetry } from '../platform/watchTelemetry.ts';
import { expect, test } from '../test.ts';

const TITLE = 'Get Your Instant Quote | Saltbush Freight';

// The faults themselves, and the browser's messages about missing scripts. Anything else fails the journey, for
// example an unhandled rejection or a hydration error.
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

/** Opens another remote's page, prepares the faults, and moves to the quote page in the site. */
async function moveToQuote(page: Page, faults: Partial<Record<string, Fault>>): Promise<void> {
  const isStarted = untilFollowing(page);
  await page.goto('/contact');
  await isStarted;
  await page.evaluate((prepared) => {
    window.quoteFaults = prepared;
    // Outside of what React takes over from the server.
    document.body.insertAdjacentHTML('afterbegin', '<a href="/quote">To the quote</a>');
  }, faults);
  // A click waits no longer than a second to learn which page is at an address, and then loads a document.
  const isKnown = page.waitForResponse('**/api/site/map/*');
  const link = page.getByRole('link', { name: 'To the quote' });
  await link.hover();
  await isKnown;
  await link.click();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'We could not load this page' });

const answer = (status: number) => (route: Route) => route.fulfill({ status, body: '' });
const hang = () => new Promise<void>(() => undefined);
const alter = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n// altered on the way` });
};
const onScript = (name: string, handler: (route: Route) => Promise<void>) => (page: Page) =>
  page.route(`**/mf/mf-quote/${versions.two}/${name}*.js*`, handler);

/** What can be wrong with a live release, and a nested part that is loaded at once. */
const TROUBLES: Record<string, { prepare?: (page: Page) => Promise<unknown>; fault?: Fault }> = {
  'entry 404': { prepare: onScript('remoteEntry', answer(404)) },
  'entry 500': { prepare: onScript('remoteEntry', answer(500)) },
  'entry hangs': { prepare: onScript('remoteEntry', hang) },
  'integrity mismatch': { prepare: onScript('remoteEntry', alter) },
  'page chunk 404': { prepare: onScript('QuotePage', answer(404)) },
  'nested chunk 404': { prepare: onScript('nested', answer(404)), fault: 'nested' },
  'throw during render': { fault: 'render' },
};
const IN_APP = ['entry 404', 'entry hangs', 'nested chunk 404', 'throw during render'];

test('a page that throws in an effect gives way to the last good release, with title and focus', async ({ page }) => {
  const events = await watchTelemetry(page);
  await moveToQuote(page, { two: 'effect' });
  await expect(heading(page)).toHaveText('Quote, release one');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(TITLE);
  await expect
    .poll(() => events.filter(({ remote }) => remote === 'mf-quote'))
    .toMatchObject([
      { kind: 'loaded', version: versions.two, page: '/quote' },
      { kind: 'failed', version: versions.two, page: '/quote', code: 'render' },
      { kind: 'abandoned', version: versions.two, page: '/quote', code: 'render' },
      { kind: 'loaded', version: versions.one, page: '/quote' },
      { kind: 'fallback', version: versions.one, page: '/quote' },
    ]);
  await page.getByLabel('Note').fill('Dock 4');
  await new SiteHeader(page).choose('Resources', 'FAQ');
  await expect(page).toHaveURL('/faq');
});

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
  await expect
    .poll(() => events.findLast(({ remote }) => remote === 'mf-quote'))
    .toMatchObject({ kind: 'recovered', version: versions.two, page: '/quote' });
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
  await expect(header.menu('Services')).toHaveAttribute('open');
  await expect(heading(page), 'the menu answers before the last good release is there').toHaveText(
    'Quote, release two',
  );
  await expect(heading(page)).toHaveText('Quote, release one');
  await expect(header.menu('Services'), 'the menu stays open').toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await page.getByLabel('Note').fill('Dock 4');
  await expect
    .poll(() => events.filter(({ remote }) => remote === 'mf-quote'))
    .toMatchObject([
      { kind: 'failed', version: versions.two, code: 'timeout' },
      { kind: 'failed', version: versions.two, code: 'timeout' },
      { kind: 'abandoned', version: versions.two, code: 'timeout' },
      { kind: 'loaded', version: versions.one },
      { kind: 'fallback', version: versions.one },
    ]);
  expect(await doubledRules(page), 'style rules that are there twice').toEqual([]);
});

test.describe('the last good release, in the same page load', () => {
  // Ignore the browser's messages about a broken script; what matters is what the visitor sees.
  test.use({ expectedErrors: [/./] });

  for (const [trouble, { prepare, fault }] of Object.entries(TROUBLES)) {
    test(`first load: ${trouble}`, async ({ page }) => {
      await prepare?.(page);
      await page.addInitScript((name) => {
        window.quoteFaults = name ? { two: name } : {};
      }, fault);
      const since = Date.now();
      await page.goto('/quote', { waitUntil: 'commit' });
      await expect(heading(page)).toHaveText('Quote, release one');
      noteFigure(`first load, ${trouble}`, since);
      await page.getByLabel('Note').fill('Dock 4');
      await expect(page.getByLabel('Note')).toHaveValue('Dock 4');
    });
  }

  for (const trouble of IN_APP) {
    test(`in-app: ${trouble}`, async ({ page }) => {
      const { prepare, fault } = TROUBLES[trouble] ?? {};
      await prepare?.(page);
      const since = Date.now();
      await moveToQuote(page, fault ? { two: fault } : {});
      await expect(heading(page)).toHaveText('Quote, release one');
      noteFigure(`in-app with the page before it, ${trouble}`, since);
      await expect(heading(page)).toBeFocused();
      await new SiteHeader(page).choose('Resources', 'FAQ');
      await expect(page).toHaveURL('/faq');
    });
  }

  test('when both releases hang, the panel comes after twice the time limit of one attempt', async ({ page }) => {
    await page.route('**/mf/mf-quote/**/remoteEntry*.js*', hang);
    const since = Date.now();
    await moveToQuote(page, {});
    await expect(panel(page)).toBeVisible();
    noteFigure('in-app with the page before it, until the panel when both releases hang (limit 1500 ms)', since);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('Quote, release two');
  });
});

/** Passes its trial, which has no query, and then never ends for those who come from a mail. */
const HANGS_AFTER_TRIAL = `
  const { useLocation } = require('react-router-dom');
  const nothing = () => null;
  const others = { './ClientQuotesPage': nothing, './ClientQuotesPart': nothing, './QuickQuotePart': nothing };
  exports.pages = { ...others, './QuotePage': () => { if (useLocation().search !== '') for (;;); return null; } };
`;

test('a release that the server cannot render is replaced in the same answer, which hydrates', async ({
  page,
  ownSite,
  request,
}) => {
  const version = '1.0.0-local.server';
  const folder = await restampRelease({
    dist: join(ROOT, '.data/journeys/contained-two/mf-quote/dist'),
    version,
    edit: (code, path) => (path === 'server/index.cjs' ? HANGS_AFTER_TRIAL : code),
  });
  await goLive(ownSite, 'mf-quote', version, folder);
  const before = await readHtml(request, '/faq');
  const events = await watchTelemetry(page);
  const since = Date.now();
  await page.goto('/quote?from=mail', { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Quote, release two');
  noteFigure('first load, page that never ends on the server', since);
  const { html, heading: read } = await readHtml(request, '/quote?from=mail');
  expect(read, 'what a reader without scripts gets').toBe('Quote, release two');
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  expect(JSON.parse(boot)).toMatchObject({ rendered: { remote: 'mf-quote', version: versions.two } });
  await page.getByLabel('Note').fill('Dock 4');
  await expect
    .poll(() => events.filter(({ remote }) => remote === 'mf-quote'))
    .toMatchObject([
      { kind: 'loaded', version: versions.two, page: '/quote' },
      { kind: 'fallback', version: versions.two, page: '/quote' },
    ]);
  await new SiteHeader(page).choose('Resources', 'FAQ');
  await expect(page).toHaveURL('/faq');
  expect((await readHtml(request, '/faq')).heading, 'the page of another team').toBe(before.heading);
  const health = await fetch(`${ownSite.url}/api/releases/health?name=mf-quote&hours=1`, {
    headers: { authorization: `Bearer ${ownSite.token}` },
  });
  expect(await health.text(), 'the failure counts for the release').toContain(version);
  await rollBack(ownSite, 'mf-quote');
});

/** CSS rules that occur identically in two style elements, or twice in one. */
function doubledRules(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    return rules.filter((rule, index) => rules.indexOf(rule) !== index);
  });
}
