import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { startReceiver } from '../platform/startReceiver.ts';
import { expect, test } from '../test.ts';

// A revoked key is answered with 401.
test.use({ expectedErrors: [/401.*\/api\/quotes\/prices/] });

const OWNER = { email: 'client@saltbush.example', password: 'saltbush-client' };

/** Makes a test key in the portal and reads it from the panel that shows it this once. */
async function makeKey(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Make a key' }).click();
  const form = page.getByRole('form', { name: 'Make a key' });
  await expect(form.getByLabel(/^Test/)).toBeChecked();
  await expectAccessible(page);
  await form.getByLabel(/^Name/).fill(name);
  await form.getByRole('button', { name: 'Make the key' }).click();
  const panel = page.getByRole('region', { name: `Your key: ${name}` });
  await expect(panel).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await panel.getByRole('button', { name: 'Copy: The key' }).click();
  await expect(panel.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Opens the form of a step of the guide and sends it as it is filled in. */
async function send(page: Page, step: string, method: string): Promise<Locator> {
  await page.getByRole('button', { name: `Try it in test mode: ${step}` }).click();
  const form = page.getByRole('form', { name: `Try it: ${step}` });
  await form.getByRole('button', { name: `Send ${method}` }).click();
  return form.getByRole('group', { name: 'What was answered' });
}

/** Adds a webhook of the test mode in the portal. */
async function addWebhook(page: Page, name: string, url: string): Promise<void> {
  await page.goto('/dashboard/keys/webhooks?mode=test');
  await expect(page.getByRole('heading', { level: 1, name: 'Webhooks of the test mode' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await page.getByLabel(/^Address of your system/).fill(url);
  await page.getByLabel(/^What you call it/).fill(name);
  await page.getByRole('button', { name: 'Add the webhook' }).click();
  await page.getByRole('button', { name: 'I have kept it' }).click();
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] });

    test('an owner makes a test key and goes from the price to delivered freight with it, which a webhook tells of', async ({
      page,
    }) => {
      test.slow();
      const receiver = await startReceiver();
      const name = `Journey ${width} ${Date.now()}`;
      await page.goto('/api/login?returnTo=/dashboard/keys');
      await new SignInPage(page).signIn(OWNER.email, OWNER.password);
      await expect(page.getByRole('heading', { level: 1, name: 'API keys' })).toBeVisible();
      const key = await makeKey(page, name);
      expect(key).toMatch(/^sk_test_[\w-]{22}$/);
      const portal = await page.context().newPage();
      await addWebhook(portal, name, receiver.url);
      await page.getByRole('link', { name: 'From key to booked freight' }).click();

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Freight from your own programs');
      await expect(page.getByRole('heading', { level: 3, name: 'Book a saved quote' })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      const field = page.getByLabel(/^Your test key/);
      await field.fill('sk_live_0123456789abcdefghijkl');
      await expect(page.getByText(/This is a live key/)).toBeVisible();
      await field.fill(key);
      await expect(page.getByText(`Bearer ${key}`).first()).toBeVisible();

      const priced = await send(page, 'Price the freight', 'POST');
      await expect(priced).toContainText('RateLimit-Remaining');
      await expect(priced).toContainText('filled into step 2');
      await expectAccessible(page);
      await expect(await send(page, 'Save the price', 'POST')).toContainText('filled into step 3');
      await expect(await send(page, 'Book it', 'POST')).toContainText('The reference is filled into');
      const labels = await send(page, 'Print the labels', 'GET');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        labels.getByRole('button', { name: 'Save labels.pdf' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('labels.pdf');
      await expect(await send(page, 'Take it on its way', 'POST')).toContainText('"status": "delivered"');
      await expect(await send(page, 'Track it', 'GET')).toContainText('"status": "delivered"');
      await expectNoSidewaysScroll(page);
      const told = () => receiver.received.map(({ body }) => JSON.parse(body).type);
      await expect.poll(told).toEqual(expect.arrayContaining(['consignment.booked', 'consignment.delivered']));
      await portal.reload();
      await portal.getByRole('link', { name: `Deliveries: ${name}` }).click();
      await expect(portal.getByRole('listitem', { name: /^Delivered, SH-/ }).first()).toContainText('Answered 200');
      await portal.getByRole('button', { name: `Remove: ${name}` }).click();
      await portal.getByRole('button', { name: 'Remove it' }).click();
      await expect(portal.getByRole('listitem', { name })).toHaveCount(0);
      receiver.close();

      // The key is revoked in another tab, while the page still has it.
      await portal.goto('/dashboard/keys');
      const row = portal.getByRole('listitem', { name: new RegExp(`^${name}`) });
      await expect(row).toContainText('Last used');
      await row.getByRole('button', { name: /^Revoke/ }).click();
      await expectAccessible(portal);
      await portal.getByRole('button', { name: 'Revoke it' }).click();
      await expect(row).toContainText('Revoked');
      await portal.close();
      const form = page.getByRole('form', { name: 'Try it: Price the freight' });
      await form.getByRole('button', { name: 'Send POST' }).click();
      await expect(form.getByRole('alert')).toContainText('unknown or was revoked');
    });
  });
}

test('a visitor without scripts is told what the page is, and where the description is', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/developers');
  await expect(page.getByRole('heading', { level: 3, name: 'Price the freight' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'the description itself' })).toHaveAttribute('href', '/api/openapi.json');
  await expect(page.getByRole('button', { name: /^Try it/ })).toHaveCount(0);
  await context.close();
});
