import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectToldByLines } from '../checks/expectToldByLines.ts';
import { tabThrough } from '../checks/tabThrough.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { WorkFrame } from '../pages/WorkFrame.ts';
import { holdHost } from '../platform/holdHost.ts';
import { expect, test } from '../test.ts';
import { recordTraffic } from '../traffic/recordTraffic.ts';

const PEOPLE = [
  { role: 'client', lands: '/', place: 'Portal', heading: /Welcome back/, area: 'Shipments' },
  { role: 'staff', lands: '/ops/bookings', place: 'Desk', heading: 'Bookings', area: 'Enquiries' },
  { role: 'ops', lands: '/ops/releases', place: 'Console', heading: 'Releases', area: 'Activity' },
] as const;

async function signIn(page: Page, role: string, returnTo = '/'): Promise<void> {
  await page.goto(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
  await new SignInPage(page).signIn(`${role}@saltbush.example`, `saltbush-${role}`);
}

/** The list of the page is there, so that nothing pushes away what the keyboard reaches. */
const untilRead = (page: Page) =>
  expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^(SH-|mf-)/ })
      .first(),
  ).toBeVisible();

for (const { role, lands, place, heading, area } of PEOPLE) {
  test(`${role} lands on the ${place}, with its areas beside the page and the public site one press away`, async ({
    page,
  }) => {
    await signIn(page, role);
    await expect(page).toHaveURL(lands);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const frame = new WorkFrame(page);
    await expect(frame.place(place)).toHaveAttribute('aria-current', 'true');
    await expect(frame.strip).toContainText(/Live\s*Sydney \d/);
    const top = await page
      .getByRole('heading', { level: 1 })
      .evaluate((element) => element.getBoundingClientRect().top);
    expect(top, 'the page begins high').toBeLessThan(110);
    await expectAccessible(page);

    await frame.area(area).click();
    await expect(frame.area(area)).toHaveAttribute('aria-current', 'page');
    await frame.bar.getByRole('link', { name: 'Public site' }).click();
    await expect(page).toHaveURL('/services');
    await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
  });
}

test('a page that was asked for comes back after the sign-in', async ({ page }) => {
  await signIn(page, 'staff', '/ops/mail?view=failed');
  await expect(page).toHaveURL('/ops/mail?view=failed');
});

test('a narrow rail stays narrow from the first frame on', async ({ page }) => {
  await signIn(page, 'staff');
  const frame = new WorkFrame(page);
  const width = () => frame.rail.evaluate((element) => element.parentElement?.getBoundingClientRect().width ?? 0);
  await expect.poll(width).toBe(200);
  await page.getByRole('button', { name: 'Narrow' }).click();
  await expect.poll(width).toBe(56);
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'rail')?.value)
    .toBe('narrow');
  const { html } = await page.request.get('/ops/bookings').then(async (answer) => ({ html: await answer.text() }));
  expect(html).toContain('data-rail="narrow"');
  await page.reload();
  await expect.poll(width).toBe(56);
  await page.getByRole('button', { name: 'Widen' }).click();
  await page.reload();
  await expect.poll(width).toBe(200);
});

test('what is typed into the search before the scripts are loaded is searched for', async ({ page }) => {
  await signIn(page, 'staff', '/ops/bookings');
  await expect(page.getByText(/^Checked at/)).toBeVisible();
  const release = await holdHost(page);
  await page.reload({ waitUntil: 'commit' });
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.fill('wattle');
  release();
  await expect(page.getByRole('option').first()).toContainText('Wattle & Rye');
  await expect(search).toHaveValue('wattle');
  await expect(search).toBeFocused();
});

test('a press on the rail before the scripts are loaded counts', async ({ page }) => {
  await signIn(page, 'staff', '/ops/bookings');
  await expect(page.getByText(/^Checked at/)).toBeVisible();
  const release = await holdHost(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Narrow' }).click();
  release();
  await expect(page.getByRole('button', { name: 'Widen' })).toBeVisible();
  await expect(page.getByText(/^Checked at/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Widen' })).toBeVisible();
});

test.describe('a session that ends while somebody works', () => {
  test.use({ expectedErrors: [/\b401\b/] });

  test('keeps what was typed: sign in in another tab, come back, go on', async ({ page, context }) => {
    const traffic = await recordTraffic(await context.newCDPSession(page));
    await signIn(page, 'staff', '/ops/people');
    await expect(new WorkFrame(page).strip).toContainText('Live');
    const search = page.getByRole('main').getByRole('textbox').first();
    await search.fill('jo@client.example');
    // An answer that is still under way would bring the session's cookie back.
    await traffic.untilQuiet();
    await context.clearCookies();
    await page.getByRole('main').getByRole('button', { name: 'Look up' }).click();
    const link = page.getByRole('link', { name: /^Sign in again/ }).first();
    await expect(page.getByText('You have been signed out.').first()).toBeVisible();
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await new SignInPage(tab).signIn('staff@saltbush.example', 'saltbush-staff');
    await expect(tab).toHaveURL('/ops/people');
    await tab.close();
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('What you typed is still here')).toBeHidden();
    await expect(search).toHaveValue('jo@client.example');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('four areas are at the bottom, and the rest, the account and the status behind More', async ({ page }) => {
    await signIn(page, 'staff');
    const frame = new WorkFrame(page);
    await expect(frame.rail).toBeHidden();
    await frame.more.click();
    await expect(frame.phoneBar.getByText('staff@saltbush.example')).toBeVisible();
    await expectAccessible(page);
    await frame.phoneBar.getByRole('link', { name: 'People', exact: true }).click();
    await expect(page).toHaveURL('/ops/people');
    await expect(frame.phoneBar.getByRole('link', { name: 'Logout' })).toBeHidden();
  });

  for (const [role, path] of [
    ['client', '/dashboard/shipments'],
    ['staff', '/ops/board'],
  ] as const) {
    test(`the bars cover nothing that a key brings ${role} to`, async ({ page }) => {
      await signIn(page, role, path);
      await untilRead(page);
      const { stops } = await tabThrough(page);
      expect(stops.filter(({ fault }) => fault !== null)).toEqual([]);
    });
  }

  for (const letters of ['100%', '200%']) {
    test(`nothing is wider than 320 pixels with letters of ${letters}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await signIn(page, 'staff');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});

test.describe('without the script of the frame', () => {
  test.use({ expectedErrors: [/net::ERR|Failed to load resource|work-frame|Hydration|hydrat/i] });

  test('a page to work in shows in the public frame and works', async ({ page }) => {
    await page.route(/\/work-frame\.[^/]*\.js$/, (route) => route.abort());
    await signIn(page, 'staff', '/ops/bookings');
    await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookings');
    await page.getByRole('link', { name: /^SH-/ }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^SH-/);
    await expectAccessible(page);
  });
});

test.describe('in the colours of the reader', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  for (const [role, paths] of [
    ['client', ['/dashboard/shipments', '/', '/dashboard/analytics']],
    ['staff', ['/ops/bookings', '/ops/board', '/ops/board?view=vehicles', '/ops/enquiries']],
    ['ops', ['/ops/releases', '/ops/failures', '/ops/versions']],
  ] as const) {
    test(`${role} sees what is chosen and where the focus is`, async ({ page }) => {
      await signIn(page, role);
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectToldByLines(page);
      }
      await page.goto(paths[0]);
      await untilRead(page);
      const { stops } = await tabThrough(page);
      expect(stops.filter(({ fault }) => fault !== null)).toEqual([]);
    });
  }
});
