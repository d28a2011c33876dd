import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectFingerTargets } from '../checks/expectFingerTargets.ts';
import { expectLargeTextFits } from '../checks/expectLargeTextFits.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { expectWithinBudget } from '../checks/expectWithinBudget.ts';
import { type PlainHtml, readHtml } from '../checks/readHtml.ts';
import { untilPartsAreThere } from '../checks/untilPartsAreThere.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { SiteHeader } from '../pages/SiteHeader.ts';
import { expect, test } from '../test.ts';
import { recordTraffic } from '../traffic/recordTraffic.ts';
import { PAGE_BUDGETS } from './page-budgets.data.ts';
import { CLIENT_ROUTES, OPS_ROUTES, PUBLIC_ROUTES, STAFF_ROUTES } from './routes.data.ts';

for (const { path, heading } of PUBLIC_ROUTES) {
  test(`${path} opens, with and without scripts`, async ({ page, request }) => {
    const plain = await readHtml(request, path);
    expect(plain.status).toBe(200);
    expect(plain.heading).toBeTruthy();
    if (heading) expect(plain.heading).toBe(heading);
    expect(plain.title).toMatch(/^.+ \| Saltbush Freight$/);
    expect(plain.html).toMatch(/<meta name="description" content="[^"]{40,}"/);

    await untilPartsAreThere(request, path);
    const traffic = await recordTraffic(await page.context().newCDPSession(page));
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain.heading ?? '');
    await expect(page).toHaveTitle(plain.title ?? '');
    await expectAccessible(page);
    // Before anything is used, since a menu or another size of the window asks for more.
    await traffic.untilQuiet();
    expectWithinBudget(traffic.requests(), PAGE_BUDGETS[path]);

    // By now scripts have taken over where the page has any, and their first render matched the HTML.
    const header = new SiteHeader(page);
    await header.group('Services').click();
    await expect(header.link('Services overview')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, 'main');
    await expectFingerTargets(page);
    await expectLargeTextFits(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}

for (const [who, routes] of [
  ['client', CLIENT_ROUTES],
  ['staff', STAFF_ROUTES],
  ['ops', OPS_ROUTES],
] as const) {
  test(`the pages of ${who} have room for a finger and for letters twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/api/login?returnTo=/dashboard');
    await new SignInPage(page).signIn(`${who}@saltbush.example`, `saltbush-${who}`);
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
    for (const path of routes) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expectFingerTargets(page);
      await expectLargeTextFits(page);
    }
  });
}

test('every page has a title and a description of its own', async ({ request }) => {
  // One after the other, since a busy gateway turns away many requests at once.
  const pages: PlainHtml[] = [];
  for (const { path } of PUBLIC_ROUTES) pages.push(await readHtml(request, path));
  expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  const descriptions = pages.map(({ html }) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1]);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(PUBLIC_ROUTES.length);
  expect(new Set(descriptions).size).toBe(PUBLIC_ROUTES.length);
});

test.describe('unknown addresses', () => {
  test.use({ expectedErrors: [/\b404\b/] });

  test('say so, with status 404 and links to other pages', async ({ page, request }) => {
    const plain = await readHtml(request, '/no-such-page');
    expect(plain.status).toBe(404);
    expect(plain.heading).toBe('404 Page Not Found');
    expect(plain.html).toContain('Did you forget to add the page to the router?');

    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(page).toHaveURL('/');
  });

  for (const path of CLIENT_ROUTES) {
    test(`${path} is unknown while signed out, and offers to sign in`, async ({ page, request }) => {
      expect((await readHtml(request, path)).status).toBe(404);
      await page.goto(path);
      const signIn = page.getByRole('main').getByRole('link', { name: 'Client Portal' });
      await expect(signIn).toHaveAttribute('href', `/api/login?returnTo=${encodeURIComponent(path)}`);
    });
  }
});
