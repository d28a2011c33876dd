import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { noteFigure } from '../checks/noteFigure.ts';
import { ConfirmationPage } from '../pages/ConfirmationPage.ts';
import { ConsolePage } from '../pages/ConsolePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { liveVersion } from '../platform/liveVersion.ts';
import { publishQuote } from '../platform/publishQuote.ts';
import { BEHIND_PROXY, reportVisits } from '../platform/reportVisits.ts';
import { expect, test } from '../test.ts';
import { OPS_ROUTES } from './routes.data.ts';

const OPS = { email: 'ops@saltbush.example', password: 'saltbush-ops' };

test.use({
  siteSettings: BEHIND_PROXY,
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
  // An act that needs a confirmation is refused at first, and its page runs no scripts, not even ours.
  expectedErrors: [/403.*\/(activations|tokens|revoke)\b|Blocked script execution in '[^']*\/confirm\//],
});
// One site for all tests of this file.
test.describe.configure({ mode: 'default' });

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(`/api/login?returnTo=${path}`);
  await new SignInPage(page).signIn(OPS.email, OPS.password);
}

test('an operator gives a release to a few visitors, then to all, finds that it fails and rolls it back', async ({
  page,
  browser,
  request,
  ownSite,
}) => {
  test.slow();
  const before = await liveVersion(ownSite, 'mf-quote');
  const version = '1.5.0';
  await publishQuote(ownSite, 'console', version);
  await reportVisits(request, { path: '/quote', remote: 'mf-quote', version: before, count: 40, kind: 'loaded' });

  await signIn(page, '/ops');
  const desk = new ConsolePage(page);
  const confirmation = new ConfirmationPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Releases');
  await desk.row('mf-quote').getByRole('link', { name: 'mf-quote', exact: true }).click();

  await test.step('a canary by the keyboard alone', async () => {
    await desk.next.getByRole('button', { name: 'Activate a release' }).press('Enter');
    await desk.slideTo(12);
    await expect(desk.slider).toHaveAttribute('aria-valuetext', '12%, about 1 visitor in 8');
    await expectAccessible(page);
    await desk.next.getByLabel('Roll back by itself').press('Space');
    await desk.next.getByRole('button', { name: 'First a few visitors' }).press('Enter');
    await desk.next.getByRole('button', { name: `Activate ${version} for 12%` }).press('Enter');
    await expect(confirmation.question).toHaveText(`Activate mf-quote ${version} for 12% of the visitors?`);
    // The button comes late, so that a second click of a double click does not press it.
    await expect(confirmation.button).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(confirmation.button).toBeVisible();
    await confirmation.expectAccessible();
    await confirmation.button.press('Enter');
    await expect(desk.confirmed).toContainText(`Done: mf-quote ${version} given to 12% of visitors`);
    await expect(desk.confirmed).toBeFocused();
    await expectAccessible(page);
    await expect(desk.standing).toContainText(`${version} for 12%`);
  });
  await test.step('then everybody', async () => {
    await desk.next.getByRole('button', { name: `Change the share of ${version}` }).click();
    await desk.slideTo(100);
    await desk.next.getByLabel('Roll back by itself').uncheck();
    await desk.next.getByRole('button', { name: `Activate ${version} for everybody` }).click();
    await confirmation.back.click();
    await expect(desk.standing).toContainText(`${version} for 12%`);
    await desk.next.getByRole('button', { name: `Change the share of ${version}` }).click();
    await desk.slideTo(100);
    await desk.next.getByLabel('Roll back by itself').uncheck();
    await desk.next.getByRole('button', { name: `Activate ${version} for everybody` }).click();
    await confirmation.confirm();
    await expect(desk.standing).toContainText(`${version} live`);
  });

  const elsewhere = await browser.newContext({ baseURL: ownSite.url, viewport: { width: 390, height: 844 } });
  const phone = await elsewhere.newPage();
  await signIn(phone, '/ops');
  const other = new ConsolePage(phone);
  await expect(other.row('mf-quote')).toContainText(version);

  // Sixteen visitors had failures; the open console reports that by itself.
  await reportVisits(request, { path: '/quote', remote: 'mf-quote', version, count: 16, kind: 'abandoned' });
  await expect(other.trouble('mf-quote', version)).toContainText('16 of 16 visits failed', { timeout: 20_000 });
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);

  const openedAt = Date.now();
  await page.goto('/ops');
  const trouble = desk.trouble('mf-quote', version);
  await trouble.getByRole('button', { name: `Roll back mf-quote to ${before}` }).click();
  await trouble.getByRole('button', { name: `Roll back to ${before}` }).click();
  await expect(desk.row('mf-quote').getByRole('cell').first()).toHaveText(before);
  noteFigure('From opening the console to rolled back', openedAt);
  await expect(other.row('mf-quote').getByRole('cell').first()).toHaveText(before);
  noteFigure('The same, on the screen of a second operator', openedAt);
  await expect(phone.getByText(`mf-quote rolled back to ${before} by ${OPS.email}`)).toBeVisible();
  expect(await liveVersion(ownSite, 'mf-quote')).toBe(before);
  await expectAccessible(page);
  await elsewhere.close();

  await page.goto('/ops/activity?name=mf-quote&kind=rollback');
  await expect(page.getByRole('row', { name: new RegExp(`rolled back to ${before}`) })).toContainText('visits failed');
  await page.goto('/ops/releases/mf-quote');
  await expect(page.getByRole('img', { name: /^Failed visits of mf-quote/ })).toBeVisible();
  await expectAccessible(page);
});

test('an operator makes a token, which works, and revokes it, after which it no longer works', async ({
  page,
  ownSite,
}) => {
  await signIn(page, '/ops/tokens');
  await page.getByRole('button', { name: 'Make a token' }).click();
  const form = page.getByRole('form', { name: 'Make a token' });
  await form.getByLabel('Name').fill('Journey build server');
  await form.getByLabel('For').selectOption('mf-quote');
  await form.getByLabel('Reason').fill('A journey');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Make the token' }).click();
  const confirmation = new ConfirmationPage(page);
  await expect(confirmation.question).toHaveText('Make a token that may publish mf-quote?');
  await confirmation.confirm();
  await expect(confirmation.question).toHaveText('Token Journey build server is made');
  await confirmation.expectAccessible();
  const secret = (await page.getByRole('main').locator('code').textContent()) ?? '';
  const status = async () => {
    const headers = { authorization: `Bearer ${secret}` };
    return (await fetch(`${ownSite.url}/api/releases`, { headers })).status;
  };
  expect(await status()).toBe(200);
  await page.getByRole('link', { name: 'Back to the console' }).click();
  await page.getByRole('button', { name: 'Revoke Journey build server' }).click();
  const revocation = page.getByRole('form', { name: 'Revoke Journey build server' });
  await revocation.getByRole('button', { name: 'Revoke Journey build server' }).click();
  await confirmation.confirm();
  await expect(new ConsolePage(page).confirmed).toContainText('Done: Token Journey build server revoked');
  const row = page.getByRole('listitem').filter({ hasText: 'Journey build server' });
  await expect(row).toContainText('Revoked');
  expect(await status()).toBe(401);
});

test('only operators can open the console', async ({ page, browser, ownSite }) => {
  await signIn(page, '/ops');
  for (const path of OPS_ROUTES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404 Page Not Found');
    await expectAccessible(page);
  }
  const staff = await browser.newContext({ baseURL: ownSite.url });
  const desk = await staff.newPage();
  await desk.goto('/api/login?returnTo=/ops');
  await new SignInPage(desk).signIn('staff@saltbush.example', 'saltbush-staff');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Bookings');
  for (const path of OPS_ROUTES.slice(1)) expect((await desk.request.get(path)).status()).toBe(404);
  await staff.close();
});
