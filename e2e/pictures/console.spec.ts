import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ConsolePage } from '../pages/ConsolePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { mfe } from '../platform/mfe.ts';
import { publishQuote } from '../platform/publishQuote.ts';
import { BEHIND_PROXY, reportVisits } from '../platform/reportVisits.ts';
import { ROOT } from '../platform/root.ts';
import { expect, test } from '../test.ts';

const GOOD = '1.4.0';
const BAD = '1.5.0';
const MINUTES = 2;

test.use({
  siteSettings: BEHIND_PROXY,
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
  viewport: { width: 1280, height: 860 },
});
test.setTimeout((MINUTES * 2 + 4) * 60_000);

const picture = (page: Page, name: string, options: object = {}) =>
  page.screenshot({ path: join(ROOT, 'docs/images', `${name}.png`), scale: 'css', animations: 'disabled', ...options });

test('the pictures of docs/operations.md', async ({ page, request, ownSite, browser }) => {
  for (const version of [GOOD, BAD]) await publishQuote(ownSite, 'pictures', version);
  const visits = { path: '/quote', remote: 'mf-quote' } as const;
  await mfe(ownSite, 'activate', `mf-quote@${GOOD}`, '--reason', 'Prices per pallet');
  const team = ['--remote', 'mf-quote', '--can', 'publish,activate', '--days', '30', '--reason', 'New team'];
  await mfe(ownSite, 'token', 'create', '--label', 'mf-quote build server', ...team);
  const trial = ['--remote', 'mf-ar', '--can', 'publish', '--days', '7', '--reason', 'Trial of the new lab'];
  await mfe(ownSite, 'token', 'create', '--label', 'Truck lab', ...trial);
  for (let round = 0; round < MINUTES * 4; round += 1) {
    await reportVisits(request, { ...visits, version: GOOD, count: 9, kind: 'loaded' });
    await page.waitForTimeout(15_000);
  }
  await mfe(ownSite, 'activate', `mf-quote@${BAD}`, '--no-watch', '--reason', 'Shows pallets first');
  for (let round = 0; round < MINUTES * 4; round += 1) {
    await reportVisits(request, { ...visits, version: BAD, count: 8, kind: 'loaded' });
    await reportVisits(request, { ...visits, version: BAD, count: 1 + (round % 2), kind: 'abandoned' });
    await page.waitForTimeout(15_000);
  }

  const desk = new ConsolePage(page);
  await page.goto('/api/login?returnTo=/ops');
  await new SignInPage(page).signIn('ops@saltbush.example', 'saltbush-ops');
  await expect(desk.trouble('mf-quote', BAD)).toBeVisible({ timeout: 30_000 });
  await picture(page, 'console-releases');

  const phone = await browser.newPage({
    viewport: { width: 390, height: 844 },
    storageState: await page.context().storageState(),
  });
  await phone.goto(`${ownSite.url}/ops`);
  const onPhone = new ConsolePage(phone);
  await onPhone
    .trouble('mf-quote', BAD)
    .getByRole('button', { name: `Roll back mf-quote to ${GOOD}` })
    .click();
  await expect(phone.getByRole('button', { name: `Roll back to ${GOOD}` })).toBeVisible();
  await phone.evaluate(() => window.scrollTo(0, 0));
  await picture(phone, 'console-phone');
  await phone.close();

  await page.goto('/ops/releases/mf-quote');
  await desk.next.getByRole('button', { name: 'Activate a release' }).click();
  await expect(page.getByRole('img', { name: /^Load time of mf-quote/ })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await picture(page, 'console-release', { clip: { x: 0, y: 0, width: 1280, height: 1300 }, fullPage: true });

  await page.goto('/ops/tokens');
  await expect(page.getByText('Truck lab')).toBeVisible();
  await picture(page, 'console-tokens');
});
