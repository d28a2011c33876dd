import type { Page } from '@playwright/test';
import { untilPartsAreThere } from '../checks/untilPartsAreThere.ts';
import { untilFollowing } from '../platform/untilFollowing.ts';
import { expect, test } from '../test.ts';

const MAP = '**/api/site/map/*';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function openQuote(page: Page): Promise<void> {
  const isStarted = untilFollowing(page);
  await page.goto('/quote');
  await isStarted;
}

/** Leaves a mark that is gone with the document. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.locator('body').evaluate((body) => body.hasAttribute('data-marked'));
const click = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first().dispatchEvent('click');

/** Answers for the other pages of the site only once the returned function is called. */
async function holdMap(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(MAP, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a page asks for others once somebody uses it, and the next page has them already', async ({ page, request }) => {
  await untilPartsAreThere(request, '/quote');
  /** Bytes on the wire for each answer about the other pages. */
  const sent = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes('/api/site/map/'))
        .map(({ transferSize }) => transferSize),
    );
  const told = page.waitForRequest('**/api/telemetry');
  await openQuote(page);
  await told;
  expect(await sent()).toEqual([]);
  expect((await page.locator('#boot').textContent())?.length).toBeLessThan(5_000);
  const asked = page.waitForResponse(MAP);
  await page.mouse.move(400, 400);
  expect((await asked).headers()['cache-control']).toBe('private, max-age=31536000, immutable');
  await expect.poll(sent).toEqual([expect.any(Number)]);
  expect((await sent()).at(0)).toBeGreaterThan(1_000);

  await openQuote(page);
  await page.mouse.move(300, 300);
  await expect.poll(sent).toEqual([0]);
});

test('the first move stays in the document once its page is known, and loads one where it does not become known', async ({
  page,
}) => {
  await openQuote(page);
  await mark(page);
  await click(page, '/new-client');
  await expect(page).toHaveURL('/new-client');
  await expect(heading(page)).toBeFocused();
  expect(await isMarked(page)).toBe(true);

  const release = await holdMap(page);
  await openQuote(page);
  await mark(page);
  await click(page, '/new-client');
  await expect(page).toHaveURL('/new-client');
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await expect(heading(page)).toBeVisible();
  release();
});

test('going back after a reload waits for the page, and never says that there is none', async ({ page }) => {
  await openQuote(page);
  const title = await heading(page).textContent();
  await click(page, '/new-client');
  await expect(page).toHaveURL('/new-client');
  await expect(heading(page)).toBeFocused();
  const release = await holdMap(page);
  const isStarted = untilFollowing(page);
  await page.reload();
  await isStarted;
  await mark(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/quote');
  await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
  release();
  await expect(heading(page)).toHaveText(title ?? '');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/quote/i);
  expect(await isMarked(page)).toBe(true);
});
