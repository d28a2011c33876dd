import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { noteFigure } from '../checks/noteFigure.ts';
import { readHtml } from '../checks/readHtml.ts';
import { QuotePage } from '../pages/QuotePage.ts';
import { SiteHeader } from '../pages/SiteHeader.ts';
import { HEADING } from '../platform/changedQuote.ts';
import { goLive, publish } from '../platform/goLive.ts';
import { liveVersion } from '../platform/liveVersion.ts';
import { mfe } from '../platform/mfe.ts';
import { previewLink } from '../platform/previewLink.ts';
import { releaseChangedQuote } from '../platform/releaseChangedQuote.ts';
import { restampRelease } from '../platform/restampRelease.ts';
import { rollBack } from '../platform/rollBack.ts';
import { untilTold } from '../platform/untilTold.ts';
import { TINY_RELEASE, writeTinyRemote } from '../platform/writeTinyRemote.ts';
import { expect, test } from '../test.ts';

const NEW_HEADING = 'Your Price In Five Seconds';
const RELEASES = 20;

test.use({ baseURL: async ({ ownSite }, use) => use(ownSite.url) });
test.describe.configure({ mode: 'default' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Resolves as soon as the page shows this heading. */
async function untilHeading(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, text);
}

/** Resolves once the open tab listens for what is live. */
async function openAndFollow(page: Page, path: string): Promise<void> {
  const following = page.waitForRequest('**/api/releases/events');
  await page.goto(path);
  await following;
}

test('a team releases a change to mf-quote, an operator rolls it back, and open tabs follow without losing a field', async ({
  page,
  request,
  ownSite,
}) => {
  test.slow();
  const before = await liveVersion(ownSite, 'mf-quote');

  // Tabs from before the release: one on another page, one on the quote page.
  await openAndFollow(page, '/');
  const reader = await page.context().newPage();
  await openAndFollow(reader, '/quote');
  const readerTold = untilTold(reader, 'mf-quote', (version) => version !== before);
  const after = await releaseChangedQuote(ownSite, 'release', (source) => source.replace(HEADING, NEW_HEADING));
  expect(after).not.toBe(before);
  await readerTold;

  await test.step('an open page keeps its release, and the next move takes the new one', async () => {
    await page.getByRole('main').locator('a[href^="/services"]').first().click();
    await expect(heading(page)).toBeVisible();
    await expect(heading(reader)).toHaveText(HEADING);
    await new SiteHeader(reader).choose('Resources', 'FAQ');
    await expect(heading(reader)).toHaveText('Frequently Asked Questions');
    await reader.goBack();
    await expect(heading(reader)).toHaveText(NEW_HEADING);
  });

  const idle = reader;
  const writer = await page.context().newPage();
  await openAndFollow(writer, '/quote');
  await expect(heading(writer)).toHaveText(NEW_HEADING);
  const quote = new QuotePage(writer);
  await quote.enterPlaces('Dandenong South', 'Botany');
  await idle.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));

  const writerTold = untilTold(writer, 'mf-quote', (version) => version === before);
  const rolledBackAt = Date.now();
  await rollBack(ownSite, 'mf-quote');
  await expect.poll(async () => (await readHtml(request, '/quote')).heading, { intervals: [20] }).toBe(HEADING);
  noteFigure('rollback to new page loads', rolledBackAt);
  await untilHeading(idle, HEADING);
  noteFigure('rollback to an idle open tab', rolledBackAt);
  expect(await idle.evaluate(() => window.scrollY), 'the tab stays where it was scrolled').toBe(300);

  await test.step('a half-filled form stays as it is, and swaps once it is cleared', async () => {
    await writerTold;
    await expect(heading(writer)).toHaveText(NEW_HEADING);
    await expect(quote.pickup).toHaveValue('Dandenong South');
    await expect(quote.delivery).toHaveValue('Botany');
    await quote.enterPlaces('', '');
    await untilHeading(writer, HEADING);
    await expect(quote.delivery).toBeFocused();
  });
  expect(await liveVersion(ownSite, 'mf-quote')).toBe(before);

  const { history } = (await mfe(ownSite, 'history', 'mf-quote')) as { history: { kind: string; reason: string }[] };
  expect(history.map(({ kind }) => kind)).toContain('rollback');
});

test.describe('a remote that is new to the site', () => {
  let dist = '';

  test.beforeAll(async ({ ownSite }) => {
    const folder = await writeTinyRemote();
    await mfe(ownSite, 'build', folder);
    dist = join(folder, 'dist');
  });

  test('an open tab learns of a new remote, and keeps working through twenty releases', async ({ page, ownSite }) => {
    test.slow();
    const stamp = (version: string, number: number) =>
      restampRelease({ dist, version, edit: (code) => code.replaceAll(TINY_RELEASE, `Tiny release ${number}`) });
    const header = new SiteHeader(page);

    await openAndFollow(page, '/contact');
    const activatedAt = Date.now();
    await goLive(ownSite, 'mf-tiny', '1.0.0', await stamp('1.0.0', 0));
    await header.group('Resources').click();
    await expect(header.link('Tiny page')).toBeVisible();
    noteFigure('activation of a new remote to its entry in the menu of an open tab', activatedAt);
    await header.link('Tiny page').click();
    await expect(heading(page)).toHaveText('Tiny release 0');
    await page.getByLabel('Note').fill('Dock 4');

    const newest = `1.${RELEASES}.0`;
    const told = untilTold(page, 'mf-tiny', (version) => version === newest);
    for (let number = 1; number <= RELEASES; number++) {
      const version = `1.${number}.0`;
      await goLive(ownSite, 'mf-tiny', version, await stamp(version, number));
    }
    await told;
    await expect(heading(page)).toHaveText('Tiny release 0');
    await expect(page.getByLabel('Note')).toHaveValue('Dock 4');
    await page.getByRole('button', { name: 'Show part' }).click();
    await expect(page.getByRole('main')).toContainText('part of Tiny release 0');
    await header.choose('Company', 'Careers');
    await expect(heading(page)).toHaveText('Careers');
    await page.goBack();
    await expect(heading(page)).toHaveText(`Tiny release ${RELEASES}`);
    await page.getByRole('button', { name: 'Show part' }).click();
    await expect(page.getByRole('main')).toContainText(`part of Tiny release ${RELEASES}`);
  });

  test('a visitor who opened a preview link sees a bar that says so and can end it, and nobody else sees the release', async ({
    page,
    browser,
    ownSite,
  }) => {
    const stamp = (version: string, text: string) =>
      restampRelease({ dist, version, edit: (code) => code.replaceAll(TINY_RELEASE, text) });
    await goLive(ownSite, 'mf-tiny', '2.0.0', await stamp('2.0.0', 'Live release'));
    const version = '2.1.0';
    await publish(ownSite, 'mf-tiny', await stamp(version, 'Previewed release'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(await previewLink(ownSite, 'mf-tiny', version));
    await page.getByRole('main').getByRole('button').first().click();
    await expect(heading(page)).toHaveText('Previewed release');
    const bar = page.getByRole('complementary', { name: 'Preview' });
    await expect(bar).toContainText(/Preview: mf-tiny 2\.1\.0 until \d/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const other = await browser.newPage();
    await other.goto(`${ownSite.url}/tiny`);
    await expect(heading(other)).toHaveText('Live release');
    await expect(other.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
    await other.close();

    await bar.getByRole('button', { name: 'End preview' }).click();
    await expect(heading(page)).toHaveText('Live release');
    await expect(bar).toHaveCount(0);
  });
});
