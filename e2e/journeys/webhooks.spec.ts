import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { startReceiver } from '../platform/startReceiver.ts';
import { expect, test } from '../test.ts';

const CLIENT = { email: 'client@saltbush.example', password: 'saltbush-client' };
const STAFF = { email: 'staff@saltbush.example', password: 'saltbush-staff' };

interface Detail {
  version: number;
  status: string;
}

/** Staff note a delay of a consignment of the client that is under way. @returns its reference. */
async function delayed(client: Page, browser: Browser): Promise<string> {
  const listed = await client.request.get('/api/shipments?view=all');
  const { rows } = (await listed.json()) as { rows: { reference: string; badge: string }[] };
  const { reference = '' } = rows.find(({ badge }) => badge === 'In Transit') ?? {};
  const desk = await browser.newPage({ baseURL: new URL(client.url()).origin });
  await desk.goto('/api/login?returnTo=/ops/bookings');
  await new SignInPage(desk).signIn(STAFF.email, STAFF.password);
  await desk.waitForURL(/\/ops\/bookings/);
  const path = `/api/ops/bookings/${reference}`;
  const { version, status } = (await (await desk.request.get(path)).json()) as Detail;
  const exception = { kind: 'delayed', reason: 'Road closed' };
  const noted = await desk.request.post(`${path}/events`, {
    headers: { origin: new URL(client.url()).origin },
    data: { version, status, note: '', exception },
  });
  expect(noted.status()).toBe(200);
  await desk.close();
  return reference;
}

test('an owner adds a webhook, tests it, sees a delivery, sends it again, and removes it', async ({
  page,
  browser,
}) => {
  test.slow();
  const receiver = await startReceiver();
  await page.goto('/api/login?returnTo=/dashboard/keys/webhooks');
  await new SignInPage(page).signIn(CLIENT.email, CLIENT.password);
  await expect(page.getByText(/No system of yours is told yet/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await page.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(page.getByRole('link', { name: /Enter the address/ })).toBeVisible();
  await page.getByLabel(/^Address of your system/).fill(receiver.url);
  await page.getByLabel(/^What you call it/).fill('Warehouse');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(page.getByRole('group', { name: 'Warehouse is added' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByRole('textbox', { name: 'Secret' })).toHaveCount(0);

  receiver.answer(503);
  await page.getByRole('button', { name: /^Send a test/ }).click();
  await expect(page.getByText('Your system did not take the test')).toBeVisible();
  await page.getByText('What came back').click();
  await expect(page.getByText('<h1>From the warehouse</h1>')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['ping']);

  // Staff say what went wrong, and the gateway tells of it by itself.
  receiver.answer(200);
  await page.setViewportSize({ width: 1280, height: 844 });
  const reference = await delayed(page, browser);
  await expect.poll(() => receiver.received.length).toBe(2);
  expect(JSON.parse(receiver.received[1]?.body ?? '{}')).toMatchObject({
    type: 'consignment.exception',
    data: { reference, exception: { kind: 'delayed', reason: 'Road closed' } },
  });

  await page.goto('/dashboard/keys/webhooks');
  await page.getByRole('link', { name: /^Deliveries/ }).click();
  const delivery = page.getByRole('listitem', { name: `Exception, ${reference}` });
  await expect(delivery).toContainText('Answered 200');
  await expectAccessible(page);
  await delivery.getByRole('button', { name: /^Send again/ }).click();
  await expect.poll(() => receiver.received.length).toBe(3);
  expect(receiver.received[2]?.id).toBe(receiver.received[1]?.id);

  await page.getByRole('button', { name: /^New secret/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make a new secret' }).click();
  await expect(page.getByRole('group', { name: 'Warehouse has a new secret' })).toBeFocused();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText(/No system of yours is told yet/)).toBeVisible();
  receiver.close();
});
