import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect, test } from '../test.ts';

// What is booked stays, so it has a site of its own. What a form lacks is told as a refusal, which browsers log.
test.use({ baseURL: async ({ ownSite }, use) => use(ownSite.url), expectedErrors: [/\b400\b/] });

/** A day in a week or so on which freight is picked up. */
function pickupDay(): string {
  const day = new Date(Date.now() + 8 * 86_400_000);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

async function fillStop(at: Locator, name: string, suburb: string): Promise<void> {
  await at.getByLabel('Business name').fill(name);
  await at.getByLabel('Suburb').fill(suburb);
  await at.getByLabel('Street address').fill('8 Market Lane');
  await at.getByLabel('Contact name').fill('Lee Wong');
  await at.getByLabel('Contact phone').fill('0499 000 111');
}

const delivery = (page: Page, number: number): Locator =>
  page.getByRole('listitem', { name: `Delivery ${number}`, exact: true });

async function fillDelivery(page: Page, number: number, [name, suburb]: readonly [string, string]): Promise<void> {
  const at = delivery(page, number);
  await fillStop(at, name, suburb);
  await at.getByLabel('What is sent').fill('Bottled water on 2 pallets');
  await at.getByLabel('Pallets or items').fill('2');
  await at.getByLabel('Total weight').fill('800');
}

for (const width of [390, 1280]) {
  test(`a client books a run of three deliveries and cancels it, at ${width} px`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/api/login?returnTo=/dashboard/shipments/runs');
    await new SignInPage(page).signIn('client@saltbush.example', 'saltbush-client');
    await expect(page.getByRole('heading', { level: 1, name: 'Runs' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Book a run' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Book a run' })).toBeVisible();

    const pickup = page.getByRole('region', { name: 'Pickup' });
    await fillStop(pickup, 'Harbour Foods', 'Sydney 2000');
    await pickup.getByLabel('Pickup date').fill(pickupDay());
    await fillDelivery(page, 1, ['Yarra Grocers', 'Melbourne']);
    // Two keys take a place from the address book.
    await delivery(page, 2).getByLabel('From your addresses').focus();
    await page.keyboard.press('c');
    await page.keyboard.press('Enter');
    await expect(delivery(page, 2).getByLabel('Business name')).not.toHaveValue('');
    await fillDelivery(page, 2, ['Newtown Deli', 'Newtown 2042']);
    await page.getByRole('button', { name: 'Add a delivery' }).click();
    await expect(delivery(page, 3).getByRole('heading')).toBeFocused();
    await fillDelivery(page, 3, ['Geelong Shop', 'Geelong VIC']);
    await expect(delivery(page, 3).getByText(/quoted for the job: send us an enquiry/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await delivery(page, 3).getByLabel('Suburb').fill('Brisbane');
    await page.getByRole('button', { name: 'Move up: delivery 3' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Move up: delivery 2' })).toBeFocused();
    await expect(delivery(page, 2).getByLabel('Suburb')).toHaveValue('Brisbane');
    const total = page.getByRole('region', { name: 'Price' }).getByText('Total inc GST');
    await expect(total).toBeVisible();
    await page.reload();
    await expect(delivery(page, 2).getByLabel('Suburb')).toHaveValue('Brisbane');
    await expect(total).toBeVisible();

    const book = page.getByRole('button', { name: /^Book 3 deliveries for \$[\d,.]+ including GST$/ });
    await book.click();
    await expect(page.getByRole('group', { name: /answers need your attention/ })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('region', { name: 'Book', exact: true }).getByLabel('Phone').fill('0412 345 678');
    await page.getByRole('checkbox', { name: /holds dangerous goods/ }).check();
    await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
    await book.click();

    await expect(page.getByRole('heading', { level: 1, name: /^Run RN-/ })).toBeVisible();
    const stops = page.getByRole('region', { name: 'Stops' }).getByRole('listitem');
    await expect(stops).toHaveCount(4);
    await expect(stops.nth(2)).toContainText('2. Geelong Shop');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const [labels] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Print for 3 consignments' }).click(),
    ]);
    expect(labels.suggestedFilename()).toMatch(/\.pdf$/);

    const run = page.url();
    const first = (await stops.nth(1).getByRole('link').textContent()) ?? '';
    await stops.nth(1).getByRole('link').click();
    await page.getByRole('link', { name: /^run RN-/ }).click();
    await expect(page).toHaveURL(run);

    const desk = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width, height: 900 } });
    await desk.goto(`/api/login?returnTo=/ops/bookings/${first}`);
    await new SignInPage(desk).signIn('staff@saltbush.example', 'saltbush-staff');
    await desk.getByRole('button', { name: 'Accept all 3 that wait' }).click();
    await expect(desk.getByText('3 bookings are accepted')).toBeVisible();
    await expectNoSidewaysScroll(desk);
    await expectAccessible(desk);
    // The client's page follows by itself, and one mail tells of all three.
    await expect(stops.getByText(/Expected \d/)).toHaveCount(3);
    const reference = run.split('/').at(-1) ?? '';
    await desk.goto(`/ops/mail?search=${reference}`);
    await expect(desk.getByText(`Run ${reference}: 3 of 3 deliveries accepted`)).toHaveCount(1);
    await desk.close();

    await page.getByRole('button', { name: 'Cancel the run' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, cancel them' }).click();
    await expect(page.getByText('The run is cancelled')).toBeVisible();
    await expect(stops.getByText('Cancelled')).toHaveCount(3);
    await page.goto('/dashboard/shipments/runs');
    await expect(page.getByRole('listitem').filter({ hasText: reference })).toContainText('3 cancelled or declined');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}
