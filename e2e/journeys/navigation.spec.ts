import { expectAccessible } from '../checks/expectAccessible.ts';
import { tabThrough } from '../checks/tabThrough.ts';
import { SiteHeader } from '../pages/SiteHeader.ts';
import { expect, test } from '../test.ts';

const GROUPS = ['Services', 'Company', 'Resources', 'Driver Resources'];

/** One page of each of four remotes, reached through the menus. */
const STOPS = [
  { group: 'Services', entry: 'Full Truck Loads', path: '/services/ftl' },
  { group: 'Resources', entry: 'AI Freight Health Check', path: '/freight-health-check' },
  { group: 'Resources', entry: 'FAQ', path: '/faq' },
  { group: 'Company', entry: 'Careers', path: '/careers' },
] as const;

test('a visitor moves between remotes without a page load', async ({ page }) => {
  await page.goto('/track');
  await page.evaluate(() => {
    document.documentElement.dataset.sameDocument = 'yes';
  });
  const header = new SiteHeader(page);
  for (const { group, entry, path } of STOPS) {
    await header.choose(group, entry);
    await expect(page).toHaveURL(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes');
  }
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('html')).toHaveAttribute('data-same-document', 'yes');
});

test('menus open one at a time and close with Escape', async ({ page }) => {
  await page.goto('/');
  const header = new SiteHeader(page);
  await header.group('Services').click();
  await expect(header.link('Warehousing & Storage')).toBeVisible();
  await header.group('Company').click();
  await expect(header.link('Case Studies')).toBeVisible();
  await expect(header.link('Warehousing & Storage')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(header.link('Case Studies')).toBeHidden();
  await expect(header.group('Company')).toBeFocused();
});

test('the mobile menu keeps one group open and closes once a link is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const header = new SiteHeader(page);
  await header.toggle.click();
  await expect(header.link('Home'), 'the focus moves in').toBeFocused();
  await header.group('Services').click();
  await header.group('Resources').click();
  await expect(header.menu('Services')).not.toHaveAttribute('open');
  await header.link('FAQ').click();
  await expect(page).toHaveURL('/faq');
  await expect(header.sheet).not.toHaveAttribute('open');
});

test('the keyboard works from the first key on', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /skip to/i });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    test('every menu is accessible while it is open', async ({ page }) => {
      await page.goto('/careers');
      const header = new SiteHeader(page);
      if (width < 1024) await header.toggle.click();
      for (const group of GROUPS) {
        await header.group(group).click();
        await expect(header.menu(group)).toHaveAttribute('open');
        await expectAccessible(page, 'header');
      }
    });

    test('the Tab key alone reaches everything, shows where it is, and leaves the page again', async ({ page }) => {
      await page.goto('/');
      const { stops, missed } = await tabThrough(page);
      expect(missed, 'never reached').toEqual([]);
      expect(stops.filter(({ fault }) => fault !== null)).toEqual([]);
      const reached = stops.map(({ label }) => label);
      for (const entry of ['Metro Pickup & Delivery', 'Sustainability', 'Software Integrations', 'Driver Induction']) {
        expect(reached).toContain(`a "${entry}"`);
      }
    });
  });
}

test.describe('without scripts', () => {
  // A browser that runs no scripts reports the preloaded ones as blocked.
  test.use({ javaScriptEnabled: false, expectedErrors: [/\.js failed \(csp\)$/] });

  test('the menus of a large screen open one at a time, close, and lead on', async ({ page }) => {
    await page.goto('/');
    const header = new SiteHeader(page);
    await header.group('Services').click();
    await expect(header.link('Warehousing & Storage')).toBeVisible();
    await header.group('Driver Resources').click();
    await expect(header.link('Driver Induction')).toBeVisible();
    await expect(header.link('Warehousing & Storage')).toBeHidden();
    await header.group('Driver Resources').click();
    await expect(header.link('Driver Induction')).toBeHidden();
    await header.group('Company').press('Enter');
    await header.link('Case Studies').click();
    await expect(page).toHaveURL('/case-studies');
    await expect(header.group('Company')).toHaveAttribute('aria-current', 'true');
  });

  test('the sheet of a phone opens, keeps one group open, closes, and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const header = new SiteHeader(page);
    await expect(header.link('Track')).toBeHidden();
    await header.toggle.click();
    await expect(header.link('Track')).toBeVisible();
    await expect(page.locator('html'), 'the page behind does not scroll').toHaveCSS('overflow-y', 'hidden');
    await header.group('Services').click();
    await header.group('Resources').click();
    await expect(header.menu('Services')).not.toHaveAttribute('open');
    await header.toggle.click();
    await expect(header.link('FAQ')).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await header.toggle.click();
    await header.link('FAQ').click();
    await expect(page).toHaveURL('/faq');
    await expect(header.link('FAQ')).toBeHidden();
  });

  test('the first key leads past the header', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});
