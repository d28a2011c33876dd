import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect, test } from '../test.ts';

// What they book stays, so they have a site of their own, and one process.
test.use({ baseURL: async ({ ownSite }, use) => use(ownSite.url) });
test.describe.configure({ mode: 'default' });

const DAY_MS = 86_400_000;

/** A weekday in a week or so, as a spreadsheet in Australia writes it. */
function pickupDay(): string {
  const day = new Date(Date.now() + 7 * DAY_MS);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  return `${day.getUTCDate()}/${day.getUTCMonth() + 1}/${day.getUTCFullYear()}`;
}

const HEADING =
  'Your reference,Pickup business,Pickup street,Pickup suburb,Pickup contact,Pickup phone,' +
  'Delivery business,Delivery street,Delivery suburb,Delivery contact,Delivery phone,Pickup date,Goods,Pallets or items,Total weight (kg)';
const SENDER = 'Harbour Foods,12 Dock Road,Sydney,Ana Ruiz,412345678';
const RECEIVER = 'Yarra Grocers,8 Market Lane,Melbourne,Lee Wong,0499 000 111';
const orders = () =>
  [
    HEADING,
    `PO 9001,${SENDER},${RECEIVER},${pickupDay()},Bottled water,4,"1,800"`,
    `PO 9001,${SENDER},${RECEIVER},${pickupDay()},Bottled water,4,"1,800"`,
    `PO 9002,${SENDER},${RECEIVER},soon,Coffee beans,2,640`,
  ].join('\n');

async function signIn(page: Page, path: string, role: 'client' | 'staff' = 'client'): Promise<void> {
  await page.goto(`/api/login?returnTo=${path}`);
  await new SignInPage(page).signIn(`${role}@saltbush.example`, `saltbush-${role}`);
}

async function choose(page: Page, text: string): Promise<void> {
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}

test('a dispatcher books a file on a phone, mends a row on the way, and books nothing twice', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, '/dashboard/bulk-booking');
  await expect(page.getByRole('heading', { level: 1, name: 'Bulk booking' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await choose(page, 'Goods,Total weight (kg)\nWater,100');
  await expect(page.getByText(/Pickup business/).first()).toBeVisible();
  await choose(page, orders());
  await expect(page.getByText('Every row is priced: 2 ready, 1 to mend, 0 booked.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Mend row 4' }).click();
  const row = page.getByRole('form', { name: 'Row 4' });
  await expect(row.getByLabel('Pickup date')).toBeFocused();
  await row.getByLabel('Pickup date').fill(pickupDay());
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Save and price' }).click();
  await expect(page.getByText('Every row is priced: 3 ready, 0 to mend, 0 booked.')).toBeVisible();

  await page.getByLabel(/^Phone/).fill('0412 345 678');
  await page.getByLabel(/I accept the terms/).check();
  await page.getByRole('button', { name: /^Book 3 consignments for \$[\d,.]+ including GST$/ }).click();
  await expect(page.getByRole('heading', { name: '3 booked' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the results' }).click(),
  ]);
  const results = await readFile(await download.path(), 'utf8');
  const references = [...new Set(results.match(/SH-\d{4}-\d+/g))];
  expect(references).toHaveLength(3);

  // The same file again, as from a colleague who did not know.
  await page.goto('/dashboard/bulk-booking');
  await choose(page, orders());
  await expect(page.getByText('Every row is priced: 0 ready, 1 to mend, 2 booked.')).toBeVisible();
  await expect(page.getByText('Booked already')).toHaveCount(2);
  await page.getByRole('link', { name: references[0] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(references[0] ?? '');
});

test('a client has a shipment repeated on weekdays, changes the days, pauses it and ends it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn(page, '/dashboard/shipments');
  await page.locator('a[href^="/dashboard/shipments/SH-"]').first().click();
  const panel = page.getByRole('region', { name: 'Repeat it on weekdays' });
  await panel.getByRole('button', { name: 'Repeat it' }).click();
  await panel.getByRole('button', { name: 'Repeat this pickup' }).click();
  await expect(panel.getByRole('link', { name: 'Choose at least one day' })).toBeVisible();
  await panel.getByLabel('Monday').check();
  await panel.getByLabel('Thursday').check();
  await panel.getByLabel(/I accept the terms/).check();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Repeat this pickup' }).click();
  await expect(panel.getByText('It repeats: Mon, Thu')).toBeVisible();
  await panel.getByRole('link', { name: 'your standing pickups' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Standing pickups' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Change/ }).click();
  await page.getByLabel('Thursday').uncheck();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Mon', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Pause/ }).click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();

  const desk = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
  await signIn(desk, '/ops/standing-pickups?view=paused', 'staff');
  const row = desk.getByRole('row').filter({ hasText: 'Paused' });
  await expect(row).toContainText('Mon');
  await expectNoSidewaysScroll(desk);
  await expectAccessible(desk);
  await row.getByRole('link').first().click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(/^STP-/);
  await expectNoSidewaysScroll(desk);
  await expectAccessible(desk);
  await desk.close();

  await page.getByRole('button', { name: /^End/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByRole('button', { name: /^Pause|^Go on/ })).toHaveCount(0);
});

/** The smallest picture there is. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a client claims for lost goods with a picture, the desk answers and accepts, and the client reads why', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, '/dashboard/shipments?view=delivered');
  await page.locator('a[href^="/dashboard/shipments/SH-"]').first().click();
  await page.getByRole('link', { name: 'Make a claim' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Make a claim' })).toBeVisible();
  await page.getByLabel('What happened?').fill('Two of the cartons were missing when the driver left.');
  await page.getByLabel('Which goods is it about?').fill('2 of 24 cartons of crackers');
  await page.getByLabel(/^Amount claimed/).fill('84.50');
  await page.getByLabel(/^Telephone/).fill('0412 345 678');
  await page.getByLabel('Pictures').setInputFiles({ name: 'pallet.png', mimeType: 'image/png', buffer: PICTURE });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make the claim' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^CLM-\d{4}-\d{5}$/);
  const reference = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page.getByRole('img', { name: `Picture 1 of claim ${reference}` })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const desk = await browser.newPage({ baseURL: baseURL ?? '' });
  await signIn(desk, `/ops/claims/${reference}`, 'staff');
  await desk.getByLabel('Message').fill('Thank you. We ask the driver today.');
  await desk.getByRole('button', { name: 'Send the message' }).click();
  // Not in the field, but among what was said: from then on the desk sees the claim as it is.
  await expect(desk.getByRole('listitem').filter({ hasText: 'We ask the driver today.' })).toBeVisible();
  await desk.getByRole('button', { name: 'Accept', exact: true }).click();
  await desk.getByLabel('Amount before GST').fill('84.50');
  await desk.getByLabel('Of it credited').fill('0');
  await desk.getByLabel('Reason').fill('The driver found them in the van.');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Accept the claim' }).click();
  await expect(desk.getByText('Accepted', { exact: true }).first()).toBeVisible();
  await desk.goto('/ops/claims?view=decided');
  await expect(desk.getByRole('link', { name: reference })).toBeVisible();
  await expectAccessible(desk);
  await desk.close();

  await page.reload();
  await expect(page.getByText('The driver found them in the van.')).toBeVisible();
  await expect(page.getByText('We ask the driver today.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
