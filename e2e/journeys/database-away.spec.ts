import { expectGoodAtWidths } from '../checks/expectGoodAtWidths.ts';
import { expectScriptlessAccessible } from '../checks/expectScriptlessAccessible.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { type JourneyDatabase, startDatabase } from '../platform/startDatabase.ts';
import { type Site, startSite } from '../platform/startSite.ts';
import { expect, test } from '../test.ts';

// Errors of requests that cannot be answered while the database is away.
test.use({ expectedErrors: [/\b503\b|Failed to fetch|net::ERR/] });
test.describe.configure({ mode: 'default' });

let database: JourneyDatabase;
let site: Site;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  database = await startDatabase();
  site = await startSite({ SITE_DATABASE_URL: database.url });
});
test.afterAll(async () => {
  await site?.stop();
  await database?.stop();
});

const NOTICE = 'You are shown the site signed out for the moment';

test('while the database is away, public pages are shown signed out and say so once, and personal pages say why they wait', async ({
  page,
}) => {
  test.slow();
  await page.goto(`${site.url}/api/login?returnTo=/contact`);
  await new SignInPage(page).signIn('staff@saltbush.example', 'saltbush-staff');
  await expect(page.getByRole('link', { name: 'Logout' }).first()).toBeVisible();
  await expect(page.getByText(NOTICE)).toHaveCount(0);

  await database.set('away');
  await page.goto(`${site.url}/contact`);
  const bar = page.getByRole('complementary', { name: 'Sign-in' });
  await expect(bar).toContainText(NOTICE);
  // Screen readers get it from a live region, once.
  const said = page.locator('[aria-live]').filter({ hasText: NOTICE });
  await expect(said).toHaveCount(1);
  await expectGoodAtWidths(page);
  await expect(page.getByRole('main')).not.toContainText('We could not load this page');
  // A page that nobody has opened yet, once through the site's menu and once by its address.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).click();
  await expect(page).toHaveURL(/\/careers/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(1);
  for (const path of ['/about', '/quote']) {
    await page.goto(site.url + path);
    await expect(bar).toContainText(NOTICE);
    await expect(page.getByRole('main')).not.toContainText('We could not load this page');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }

  for (const path of ['/dashboard', '/ops', '/ops/people', '/confirm/abcdefghijklmnopqrstuv']) {
    const answer = await page.goto(site.url + path);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page cannot be shown for the moment');
    await expect(page.getByRole('main')).toContainText('You are not signed out, and nothing is lost');
    await expect(page.getByRole('link', { name: 'Load it again' })).toHaveAttribute('href', path);
  }
  await expectGoodAtWidths(page, expectScriptlessAccessible);
  // The page's font needs no database.
  expect(
    await page.evaluate(() => document.fonts.ready.then((fonts) => [...fonts].map(({ status }) => status))),
  ).toContain('loaded');

  await database.set('back');
  await page.goto(`${site.url}/ops/people`);
  await expect
    .poll(async () => {
      await page.reload();
      return page.getByRole('heading', { level: 1 }).textContent();
    })
    .toBe('People');
  await page.goto(`${site.url}/contact`);
  await expect(page.getByRole('link', { name: 'Logout' }).first()).toBeVisible();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
});
