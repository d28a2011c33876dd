import { SiteHeader } from '../pages/SiteHeader.ts';
import { holdHost } from '../platform/holdHost.ts';
import { expect, test } from '../test.ts';

test('a click on a menu before the scripts are loaded opens it once they are', async ({ page }) => {
  const release = await holdHost(page);
  await page.goto('/', { waitUntil: 'commit' });
  const header = new SiteHeader(page);
  await header.group('Services').click();
  await expect(header.group('Services')).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(header.group('Services')).toHaveAttribute('aria-expanded', 'true');
  // A second replay would have closed it: the visitor check has passed when the account link could have changed.
  await page.waitForResponse('**/api/auth/user');
  await expect(header.group('Services')).toHaveAttribute('aria-expanded', 'true');
});

test('a click during hydration counts once', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof listen>) {
      listen.apply(this, args);
      if (!(this instanceof Element) || this.id !== 'root' || args[0] !== 'click') return;
      EventTarget.prototype.addEventListener = listen;
      // React listens from here on, but renders in a later task.
      queueMicrotask(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>('header button')];
        buttons.find(({ textContent }) => textContent === 'Services')?.click();
      });
    };
  });
  await page.goto('/');
  await page.waitForResponse('**/api/auth/user');
  await expect(new SiteHeader(page).group('Services')).toHaveAttribute('aria-expanded', 'true');
});

test('links and the price form work before the scripts', async ({ page }) => {
  await holdHost(page);
  await page.goto('/', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Quick quote' });
  await form.getByLabel(/^Pickup/).fill('Sydney');
  await form.getByLabel(/^Delivery/).fill('Melbourne');
  await form.getByRole('button', { name: 'Get price' }).click({ noWaitAfter: true });
  await page.waitForURL(/\/quote\?.*pickup=Sydney/, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link').first().click({ noWaitAfter: true });
  await page.waitForURL((url) => url.pathname !== '/quote', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
