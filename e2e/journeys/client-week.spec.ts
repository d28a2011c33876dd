import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { makeDriverLink } from '../platform/makeDriverLink.ts';
import { expect, test } from '../test.ts';

// What they book stays, so they have a site of their own. Another price is told as a refusal, which browsers log.
test.use({ baseURL: async ({ ownSite }, use) => use(ownSite.url), expectedErrors: [/\b409\b/] });

const DAY_MS = 86_400_000;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const COLLEAGUE = 'ops@saltbush.example';
const PLACE = 'Yarra Grocers';
const GOULBURN = { latitude: -34.7546, longitude: 149.7185, accuracy: 15 };
/** The smallest picture there is. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A weekday in a week or so, as a spreadsheet in Australia writes it. */
function pickupDay(): string {
  const day = new Date(Date.now() + 7 * DAY_MS);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  return `${day.getUTCDate()}/${day.getUTCMonth() + 1}/${day.getUTCFullYear()}`;
}

/** Two rows that are the same, and one that has no day. Where the freight goes, the address book knows. */
function orders(): Buffer {
  const heading =
    'Your reference,Pickup business,Pickup street,Pickup suburb,Pickup contact,Pickup phone,' +
    'Delivery business,Pickup date,Goods,Pallets or items,Total weight (kg)';
  const sender = 'Wattle & Rye,12 Dock Road,Sydney,Ana Ruiz,412345678';
  const row = `PO 9001,${sender},${PLACE},${pickupDay()},Bottled water,4,"1,800"`;
  return Buffer.from([heading, row, row, `PO 9002,${sender},${PLACE},soon,Coffee beans,2,640`].join('\n'));
}

async function signIn(page: Page, path: string, account: 'client' | 'ops' | 'staff'): Promise<void> {
  await page.goto(`/api/login?returnTo=${path}`);
  await new SignInPage(page).signIn(`${account}@saltbush.example`, `saltbush-${account}`);
}

/** Whether a screen fits a phone and a desktop. It stays as it was. */
async function expectFitsBoth(page: Page): Promise<void> {
  const size = page.viewportSize() ?? DESKTOP;
  for (const each of [PHONE, DESKTOP]) {
    await page.setViewportSize(each);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(size);
}

async function expectGoodOnBoth(page: Page): Promise<void> {
  await expectFitsBoth(page);
  await expectAccessible(page);
}

/** Monday: the owner invites a colleague, who joins, and adds a place that freight goes to. */
async function monday(page: Page, colleague: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await signIn(page, '/dashboard/people', 'client');
  const form = page.getByRole('form', { name: 'Invite somebody' });
  await form.getByLabel('Email').fill(COLLEAGUE);
  await form.getByLabel('Role').selectOption('booker');
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('listitem', { name: `Invitation of ${COLLEAGUE}` })).toBeVisible();

  await colleague.setViewportSize(PHONE);
  await signIn(colleague, '/dashboard', 'ops');
  await colleague.getByRole('link', { name: 'See the invitation' }).click();
  await colleague.getByRole('button', { name: /^Join / }).click();
  await expect(colleague.getByRole('region', { name: /^You belong to / })).toBeVisible();

  await page.goto('/dashboard/addresses');
  await page.getByRole('button', { name: 'Add an address' }).click();
  const place = page.getByRole('form', { name: 'Add an address' });
  await place.getByLabel('Business or place').fill(PLACE);
  await place.getByLabel('Street address').fill('8 Market Lane');
  await place.getByLabel('Suburb').fill('Melbourne');
  await place.getByLabel('Contact name').fill('Lee Wong');
  await place.getByLabel('Contact phone').fill('0499 000 111');
  await expectFitsBoth(page);
  await place.getByRole('button', { name: 'Save the address' }).click();
  await expect(page.getByRole('listitem', { name: PLACE })).toContainText('8 Market Lane');
}

/** Tuesday: the colleague books a file on a phone, mends a row, prints the labels, and books nothing twice. */
async function tuesday(page: Page): Promise<string[]> {
  await page.goto('/dashboard/bulk-booking');
  const choose = (buffer: Buffer) =>
    page.getByLabel('CSV file').setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer });
  await choose(Buffer.from('Goods,Total weight (kg)\nWater,100'));
  await expect(page.getByText(/Pickup business/).first()).toBeVisible();
  await choose(orders());
  await expect(page.getByText('Every row is priced: 2 ready, 1 to mend, 0 booked.')).toBeVisible();
  await page.getByRole('button', { name: 'Mend row 4' }).click();
  const row = page.getByRole('form', { name: 'Row 4' });
  await expect(row.getByLabel('Pickup date')).toBeFocused();
  await row.getByLabel('Pickup date').fill(pickupDay());
  await expectGoodOnBoth(page);
  await row.getByRole('button', { name: 'Save and price' }).click();
  await expect(page.getByText('Every row is priced: 3 ready, 0 to mend, 0 booked.')).toBeVisible();
  await page.getByLabel(/^Phone/).fill('0412 345 678');
  await page.getByLabel(/I accept the terms/).check();
  await page.getByRole('button', { name: /^Book 3 consignments for \$[\d,.]+ including GST$/ }).click();
  await expect(page.getByRole('heading', { name: '3 booked' })).toBeVisible();
  await expectGoodOnBoth(page);
  const saved = async (button: RegExp) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    return readFile(await download.path());
  };
  const results = await saved(/^Download the results$/);
  const references = [...new Set(results.toString().match(/SH-\d{4}-\d+/g))];
  expect(references).toHaveLength(3);
  expect((await saved(/^Print for 3 consignments$/)).subarray(0, 4).toString()).toBe('%PDF');

  await page.goto('/dashboard/bulk-booking');
  await choose(orders());
  await expect(page.getByText('Every row is priced: 0 ready, 1 to mend, 2 booked.')).toBeVisible();
  return references;
}

/** Wednesday: the owner gives a booking a fifth pallet, the driver sets off, and the owner follows the truck. */
async function wednesday(page: Page, desk: Page, browser: Browser, references: readonly string[]): Promise<void> {
  const [reference = ''] = references;
  await page.goto(`/dashboard/shipments/${reference}`);
  await page.getByRole('link', { name: 'Change the booking' }).click();
  await page.getByLabel('Pallets or items').fill('5');
  await page.getByLabel('Total weight').fill('2,250');
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect(page.getByText('This load has another price')).toBeVisible();
  await page.getByRole('button', { name: /^Change it for/ }).click();
  await expect(page.getByText(/5 pallets, 2,250 kg instead of 4 pallets, 1,800 kg/)).toBeVisible();

  const url = await makeDriverLink(desk.context(), reference);
  const telephone = await browser.newContext({
    ...{ baseURL: new URL(page.url()).origin, viewport: PHONE, hasTouch: true },
    ...{ permissions: ['geolocation'], geolocation: GOULBURN },
  });
  const cab = await telephone.newPage();
  await cab.goto(new URL(url).pathname);
  await cab.getByRole('button', { name: 'Start the job' }).click();
  await cab.getByRole('button', { name: 'Picked up' }).click();
  await cab.getByRole('button', { name: 'Yes, picked up' }).click();
  await expect(cab.getByRole('status').first()).toContainText('Everything is sent');
  await telephone.close();

  await page.reload();
  const where = page.getByRole('region', { name: 'Where it is' });
  await expect(where.getByText(/Goulburn/).first()).toBeVisible();
  await expect(where.getByRole('img', { name: /^Map: / })).toBeVisible();
  await expectFitsBoth(page);
}

/** Thursday: the owner claims for lost goods with a picture, on a phone; the desk answers, accepts and says why. */
async function thursday(page: Page, desk: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto('/dashboard/shipments?view=delivered');
  await page.locator('a[href^="/dashboard/shipments/SH-"]').first().click();
  await page.getByRole('link', { name: 'Make a claim' }).click();
  await page.getByLabel('What happened?').fill('Two of the cartons were missing when the driver left.');
  await page.getByLabel('Which goods is it about?').fill('2 of 24 cartons of crackers');
  await page.getByLabel(/^Amount claimed/).fill('84.50');
  await page.getByLabel(/^Telephone/).fill('0412 345 678');
  await page.getByLabel('Pictures').setInputFiles({ name: 'pallet.png', mimeType: 'image/png', buffer: PICTURE });
  await expectGoodOnBoth(page);
  await page.getByRole('button', { name: 'Make the claim' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^CLM-\d{4}-\d{5}$/);
  const claim = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page.getByRole('img', { name: `Picture 1 of claim ${claim}` })).toBeVisible();

  await desk.goto(`/ops/claims/${claim}`);
  await desk.getByLabel('Message').fill('Thank you. We ask the driver today.');
  await desk.getByRole('button', { name: 'Send the message' }).click();
  // Not in the field, but among what was said: from then on the desk sees the claim as it is.
  await expect(desk.getByRole('listitem').filter({ hasText: 'We ask the driver today.' })).toBeVisible();
  await desk.getByRole('button', { name: 'Accept', exact: true }).click();
  await desk.getByLabel('Amount before GST').fill('84.50');
  await desk.getByLabel('Of it credited').fill('0');
  await desk.getByLabel('Reason').fill('The driver found them in the van.');
  await desk.getByRole('button', { name: 'Accept the claim' }).click();
  await expect(desk.getByText('Accepted', { exact: true }).first()).toBeVisible();
  await desk.goto('/ops/claims?view=decided');
  await expect(desk.getByRole('link', { name: claim })).toBeVisible();

  await page.reload();
  await expect(page.getByText('The driver found them in the van.')).toBeVisible();
  await expect(page.getByText('We ask the driver today.')).toBeVisible();
  await expectFitsBoth(page);
}

/** Friday: the owner reads the statement, disputes a line of an invoice, gets its credit note, and takes the CSV along. */
async function fridayMorning(page: Page, desk: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await page.goto('/dashboard/invoices/statement');
  await expect(page.getByRole('heading', { level: 1, name: /^Statement, / })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto('/dashboard/invoices?view=all');
  await page.locator('a[href$="#price"]').first().click();
  const lines = page.getByRole('list', { name: 'Lines of the invoice' });
  await lines
    .getByRole('button', { name: /^Dispute / })
    .first()
    .click();
  await page.getByLabel('What is wrong with this line?').fill('We agreed another price by telephone.');
  await page.getByRole('button', { name: 'Dispute this line' }).click();
  await expect(lines.getByText('Disputed')).toBeVisible();
  await expectGoodOnBoth(page);
  const shipment = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await desk.goto(`/ops/bookings/${shipment}`);
  const disputed = desk.getByRole('list', { name: 'Disputed lines' });
  await disputed.getByRole('button', { name: 'Credit note' }).click();
  await disputed.getByLabel('Amount before GST').fill('10');
  await disputed.getByLabel('Reason').fill('As agreed by telephone.');
  await disputed.getByRole('button', { name: 'Issue the credit note' }).click();
  await expect(disputed.getByRole('button', { name: 'Issue the credit note' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('As agreed by telephone.')).toBeVisible();
  await page.goto('/dashboard/invoices?view=all');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ]);
  expect((await readFile(await download.path())).toString()).toContain(shipment);
}

/** Friday afternoon: the owner has freight of the week repeated on weekdays, changes the days, pauses it and ends it. */
async function fridayAfternoon(page: Page, desk: Page, references: readonly string[]): Promise<void> {
  await page.goto(`/dashboard/shipments/${references.at(-1)}`);
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

  await page.setViewportSize(PHONE);
  // Beside it is the one of the demo data, which is paused.
  const repeated = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Pause/ }) });
  const name = await repeated.getAttribute('aria-labelledby');
  const own = page.locator(`[aria-labelledby="${name}"]`);
  await own.getByRole('button', { name: /^Change/ }).click();
  await page.getByLabel('Thursday').uncheck();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(own.getByText('Mon', { exact: true })).toBeVisible();
  await own.getByRole('button', { name: /^Pause/ }).click();
  await expect(own.getByText('Paused', { exact: true })).toBeVisible();

  await desk.setViewportSize(PHONE);
  await desk.goto('/ops/standing-pickups?view=paused');
  const row = desk.getByRole('row').filter({ hasText: 'Paused' }).filter({ hasText: 'Mon' });
  await expect(row).toHaveCount(1);
  await expectNoSidewaysScroll(desk);
  await row.getByRole('link').first().click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(/^STP-/);
  await expectNoSidewaysScroll(desk);
  await expectAccessible(desk);

  await own.getByRole('button', { name: /^End/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(own).toHaveCount(0);
}

test('a company goes through its week, Monday to Friday, on phones and desktops', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const at = { baseURL: baseURL ?? '' };
  const [colleague, desk] = [await browser.newPage(at), await browser.newPage(at)];
  await test.step('Monday', () => monday(page, colleague));
  const references = await test.step('Tuesday', () => tuesday(colleague));
  await signIn(desk, '/ops', 'staff');
  await test.step('Wednesday', () => wednesday(page, desk, browser, references));
  await test.step('Thursday', () => thursday(page, desk));
  await test.step('Friday morning', () => fridayMorning(page, desk));
  await test.step('Friday afternoon', () => fridayAfternoon(page, desk, references));
});
