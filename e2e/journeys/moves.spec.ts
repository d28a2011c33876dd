import type { Page, Request } from '@playwright/test';
import { untilFollowing } from '../platform/untilFollowing.ts';
import { expect, test } from '../test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const progress = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading page' });

async function openContact(page: Page): Promise<void> {
  const isStarted = untilFollowing(page);
  await page.goto('/contact');
  await isStarted;
  await page.evaluate(() => {
    const links = ['/quote', '/new-client', '/about'].map((path) => `<a href="${path}">Go to ${path}</a> `).join('');
    document.body.insertAdjacentHTML('afterbegin', `<nav aria-label="Test">${links}</nav>`);
  });
}

const go = (page: Page, path: string) => page.getByRole('link', { name: `Go to ${path}`, exact: true });

/** Delays a remote's entry until the returned function is called. */
async function hold(page: Page, remote: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/mf/${remote}/**/remoteEntry*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a slow move shows that it is under way, and the last click wins', async ({ page }) => {
  await openContact(page);
  const release = await hold(page, 'mf-quote');
  await go(page, '/quote').click();
  await expect(progress(page)).toBeAttached();
  await expect(page.locator('[data-progress]')).toBeVisible();
  await go(page, '/about').click();
  await expect(page).toHaveURL('/about');
  await expect(progress(page)).not.toBeAttached();
  const arrived = page.waitForResponse('**/mf/mf-quote/**/remoteEntry*.js');
  release();
  await (await arrived).finished();
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL('/about');
});

test('going back ends a move that is under way', async ({ page }) => {
  await openContact(page);
  await go(page, '/about').click();
  await expect(page).toHaveURL('/about');
  const release = await hold(page, 'mf-onboarding');
  await go(page, '/new-client').click();
  await expect(progress(page)).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(progress(page)).not.toBeAttached();
  const arrived = page.waitForResponse('**/mf/mf-onboarding/**/remoteEntry*.js');
  release();
  await (await arrived).finished();
  await go(page, '/new-client').focus();
  await expect(page).toHaveURL('/contact');
});

test('hovering over a link fetches its page once, and the click fetches nothing', async ({ page }) => {
  await openContact(page);
  const fetched: string[] = [];
  const isFile = ({ url }: { url: string }) => url.includes('/mf/');
  const note = (request: Request) => {
    if (isFile({ url: request.url() })) fetched.push(request.url());
  };
  page.on('request', note);
  const arrived = page.waitForResponse('**/mf/mf-quote/**/QuotePage*.js');
  await go(page, '/quote').hover();
  await (await arrived).finished();
  expect(new Set(fetched).size, 'each file once').toBe(fetched.length);
  const before = fetched.length;
  await go(page, '/quote').click();
  await expect(heading(page)).toBeFocused();
  expect(fetched.slice(before).filter((url) => url.endsWith('.js'))).toEqual([]);
});

test('back and forward return to where each page was scrolled, across remotes', async ({ page }) => {
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  const scrollTo = async (y: number) => {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect.poll(scrollY).toBe(y);
    // The position is stored with the scroll event, in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
  await openContact(page);
  await scrollTo(300);
  await go(page, '/quote').dispatchEvent('click');
  await expect(heading(page)).toHaveText('Get Your Instant Quote');
  await expect.poll(scrollY).toBe(0);
  await scrollTo(400);
  await go(page, '/about').dispatchEvent('click');
  await expect(page).toHaveURL('/about');
  await expect.poll(scrollY).toBe(0);
  await page.goBack();
  await expect.poll(scrollY).toBe(400);
  await page.goBack();
  await expect.poll(scrollY).toBe(300);
  await page.goForward();
  await expect.poll(scrollY).toBe(400);
});

test('a link to a part of a page, and the way back', async ({ page }) => {
  const isStarted = untilFollowing(page);
  await page.goto('/contact');
  await isStarted;
  const target = page.locator('main [id]').last();
  const id = await target.getAttribute('id');
  await page.evaluate((hash) => {
    document.body.insertAdjacentHTML('afterbegin', `<p><a href="#${hash}">To the part</a></p>`);
  }, id);
  await page.getByRole('link', { name: 'To the part' }).click();
  await expect(page).toHaveURL(`/contact#${id}`);
  await expect(target).toBeInViewport();
  await expect(target).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(50);
});

test('links that need another window, a download or a telephone are left to the browser', async ({ page, context }) => {
  await openContact(page);
  for (const options of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page');
    await go(page, '/quote').click(options);
    await (await opened).close();
    await expect(page).toHaveURL('/contact');
  }
  const isPrevented = await page
    .locator('a[href^="tel:"]')
    .first()
    .evaluate((link: HTMLElement) => {
      let wasPrevented = true;
      const onClick = (event: Event) => {
        wasPrevented = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', onClick, { once: true });
      link.click();
      return wasPrevented;
    });
  expect(isPrevented).toBe(false);
});

test('fifty moves leave no listeners and no nodes behind', async ({ page }) => {
  await openContact(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const measure = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metricOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { nodes: metricOf('Nodes'), listeners: metricOf('JSEventListeners') };
  };
  // The address changes before the page does, so wait for the new heading.
  const tour = async () => {
    for (const [path, name] of [
      ['/quote', 'Get Your Instant Quote'],
      ['/about', /^About /],
    ] as const) {
      await go(page, path).dispatchEvent('click');
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
      await expect(page).toHaveURL(path);
    }
  };
  await tour();
  await tour();
  const before = await measure();
  for (let round = 0; round < 25; round++) await tour();
  const after = await measure();
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(10);
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(100);
});
