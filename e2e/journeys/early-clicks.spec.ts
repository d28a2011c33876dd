import { SiteHeader } from '../pages/SiteHeader.ts';
import { holdHost } from '../platform/holdHost.ts';
import { openRendered } from '../platform/openRendered.ts';
import { untilFollowing } from '../platform/untilFollowing.ts';
import { expect, test } from '../test.ts';

test('a menu opens before the scripts are loaded, and stays open when they are', async ({ page }) => {
  const release = await holdHost(page);
  const isStarted = untilFollowing(page);
  await openRendered(page, '/quote');
  const header = new SiteHeader(page);
  await header.group('Services').click();
  await expect(header.link('Services overview')).toBeVisible();
  release();
  // A repeated click would have closed it by then.
  await isStarted;
  await expect(header.menu('Services')).toHaveAttribute('open');
  await page.keyboard.press('Escape');
  await expect(header.menu('Services')).not.toHaveAttribute('open');
});

test('a click on a button before the scripts are loaded is repeated once when they are', async ({ page }) => {
  const release = await holdHost(page);
  const isStarted = untilFollowing(page);
  await openRendered(page, '/quote');
  await page.getByRole('button', { name: 'Add another size' }).click();
  await expect(page.getByLabel('Weight of the line')).toHaveCount(0);
  release();
  await isStarted;
  await expect(page.getByLabel('Weight of the line')).toHaveCount(2);
});

for (const [what, word] of [
  ['a menu', 'Services'],
  ['a button', 'Add another size'],
] as const) {
  test(`a click on ${what} during hydration counts once`, async ({ page }) => {
    await page.addInitScript((pressed) => {
      const listen = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof listen>) {
        listen.apply(this, args);
        if (!(this instanceof Element) || this.id !== 'root' || args[0] !== 'click') return;
        EventTarget.prototype.addEventListener = listen;
        // React listens from here on, but renders in a later task.
        queueMicrotask(() => {
          const controls = [...document.querySelectorAll<HTMLElement>('header summary, main button')];
          controls.find(({ textContent }) => textContent === pressed)?.click();
        });
      };
    }, word);
    const isStarted = untilFollowing(page);
    await page.goto('/quote');
    await isStarted;
    if (what === 'a menu') await expect(new SiteHeader(page).menu(word)).toHaveAttribute('open');
    else await expect(page.getByLabel('Weight of the line')).toHaveCount(2);
  });
}

test('links and the price form work before the scripts', async ({ page }) => {
  await holdHost(page);
  await openRendered(page, '/');
  const form = page.getByRole('form', { name: 'Quick quote' });
  await form.getByLabel(/^Pickup/).fill('Sydney');
  await form.getByLabel(/^Delivery/).fill('Melbourne');
  await form.getByRole('button', { name: 'Get price' }).click({ noWaitAfter: true });
  await page.waitForURL(/\/quote\?.*pickup=Sydney/, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link').first().click({ noWaitAfter: true });
  await page.waitForURL((url) => url.pathname !== '/quote', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
