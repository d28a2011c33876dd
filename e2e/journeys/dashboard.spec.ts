import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { BookingPages } from '../pages/BookingPages.ts';
import { DashboardPage } from '../pages/DashboardPage.ts';
import { DeskPage } from '../pages/DeskPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect, test } from '../test.ts';

const CLIENT = { email: 'client@saltbush.example', password: 'saltbush-client' };
const STAFF = { email: 'staff@saltbush.example', password: 'saltbush-staff' };
/** A user who belongs to no company, and so sees only their own bookings. */
const OTHER_CLIENT = { email: 'ops@saltbush.example', password: 'saltbush-ops' };

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

async function signIn(page: Page, { email, password }: typeof CLIENT, returnTo: string): Promise<void> {
  await page.goto(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
  await new SignInPage(page).signIn(email, password);
}

/** No violation and no sideways scroll, at both sizes. */
async function expectFit(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP);
}

/** The file that a button saves. */
async function fileOf(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await download).path());
}

test('the demo client sees every figure of the company’s freight', async ({ page }) => {
  test.slow();
  await signIn(page, CLIENT, '/');
  const dashboard = new DashboardPage(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Maya');
  await expect(dashboard.main).toContainText("Here's what's happening with your freight operations today.");
  for (const label of ['Active jobs', 'Pickups today', 'Delivered today', 'Jobs this month', 'On-time rate']) {
    await expect(dashboard.figure(label)).toHaveText(/\d.*last month/);
  }
  await expect(dashboard.figure('Spend this month')).toHaveText(/\$\d.*last month/);

  await expect(dashboard.recent.getByRole('listitem')).toHaveCount(5);
  await expect(dashboard.panel('Alerts')).toContainText(/delayed/i);
  await expect(dashboard.panel('Alerts')).toContainText(/quote ready/i);
  await dashboard.followed();
  await expectFit(page);

  await dashboard.tab('Analytics').click();
  await expect(page).toHaveURL('/dashboard/analytics');
  await expect(page).toHaveTitle('Your freight analytics | Saltbush Freight');
  for (const figure of ['Jan', '$3,200', '$2,800', '$3,500', '$4,100', '$3,900', '$4,400']) {
    await expect(dashboard.chart(/^Monthly freight spend/)).toContainText(figure);
  }
  await expect(dashboard.chart(/^Service mix: Metro PUD 40%, FTL 25%, LTL 20%, Express 10%, VIP 5%/)).toBeVisible();
  await expect(dashboard.chart(/^On-time delivery: April \d+ 92%, May \d+ 95%, June \d+ 98%/)).toContainText('85%');
  await expect(dashboard.figure('Best Month')).toContainText('98% On-Time');
  await expect(dashboard.figure('Total YTD Spend')).toContainText('$21,900up 8% vs last year');
  await expect(dashboard.figure('Most Used Service')).toContainText('Metro PUD40% of jobs');
  await expect(dashboard.panel('Freight Emissions')).toContainText('Estimate');
  await expect(dashboard.panel('Freight Emissions')).toContainText('t·km');
  await dashboard.main.getByRole('button', { name: 'Show as table' }).first().click();
  await expectFit(page);
  expect((await fileOf(page, 'Download CSV: Freight spend')).toString('utf8')).toContain('"$3,200.00"');
  const picture = await fileOf(page, 'Download PNG: Share of jobs');
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(picture.length).toBeGreaterThan(10_000);

  await dashboard.tab('Shipments').click();
  await expect(page).toHaveURL('/dashboard/shipments');
  const table = dashboard.main.getByRole('table', { name: 'All shipments' });
  await expect(table.getByRole('row').nth(1)).toContainText(/SH-\d{4}-\d{4}/);
  for (const badge of ['Delivered', 'In Transit', 'Pending']) await expect(table).toContainText(badge);
  for (const place of [0, 1])
    await dashboard.main
      .getByLabel(/^Choose SH-/)
      .nth(place)
      .check();
  await expect(dashboard.main.getByRole('button', { name: 'Print for 2 consignments' })).toBeVisible();
  // From the top: further down, the bar of the site covers part of what scrolls below it.
  await page.evaluate(() => scrollTo(0, 0));
  await expectFit(page);
  const labels = (await fileOf(page, 'Print for 2 consignments')).toString('latin1');
  const saved = await dashboard.main.getByText(/^Saved \d+ labels? for 2 consignments/).textContent();
  expect(labels).toMatch(/^%PDF-1\.7/);
  expect(labels.match(/\/Type \/Page$/gm)).toHaveLength(Number(/\d+/.exec(saved ?? '')?.[0]));
  await dashboard.main.getByRole('link', { name: /^Delivered/ }).click();
  await dashboard.main.getByLabel('Service').selectOption('VIP');
  await expect(page).toHaveURL('/dashboard/shipments?view=delivered&service=VIP');
  const download = page.waitForEvent('download');
  await dashboard.main.getByRole('link', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  // The oldest of them has long been invoiced.
  const first = dashboard.main.getByRole('link', { name: /^SH-/ }).first();
  const newest = (await first.textContent()) ?? '';
  await dashboard.main.getByLabel('Order').selectOption('booked');
  await expect(first).not.toHaveText(newest);
  await first.click();
  await expect(dashboard.panel('Proof of delivery')).toContainText('Received by');
  await expect(dashboard.panel('Price')).toContainText(/INV-\d{4}-\d{5}/);
  const invoice = await dashboard.main.getByRole('link', { name: 'Tax invoice PDF' }).getAttribute('href');
  expect((await page.request.get(invoice ?? '')).headers()['content-type']).toBe('application/pdf');
  const pod = await dashboard.main.getByRole('link', { name: 'Proof of delivery PDF' }).getAttribute('href');
  expect((await page.request.get(pod ?? '')).headers()['content-type']).toBe('application/pdf');
  await expectFit(page);
  const photo = page.waitForEvent('download');
  await dashboard.main.getByRole('link', { name: 'Download photo' }).click();
  expect((await photo).suggestedFilename()).toMatch(/^SH-\d{4}-\d{4}-photo\.jpg$/);

  await dashboard.main.getByRole('button', { name: 'Book again' }).click();
  await dashboard.main.getByRole('link', { name: /^Book for/ }).click();
  await expect(page.getByText(/^Copied from SH-/)).toBeVisible();
  const form = new BookingPages(page);
  await expect(form.part('Pickup').getByLabel(/Street address/)).not.toHaveValue('');
  await expect(form.part('Delivery').getByLabel('Contact name')).not.toHaveValue('');
  await expect(form.part('What is sent').getByLabel('Goods and packaging')).not.toHaveValue('');

  await page.goto('/dashboard/invoices');
  await dashboard.main.getByRole('link', { name: 'Monthly statements' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Statement, \w+ 20\d\d$/);
  await dashboard.main.getByRole('navigation', { name: 'Months' }).getByRole('link').first().click();
  await expect(dashboard.main.getByRole('row')).not.toHaveCount(1);
  const statement = await dashboard.main.getByRole('link', { name: 'Statement PDF' }).getAttribute('href');
  expect((await page.request.get(statement ?? '')).headers()['content-type']).toBe('application/pdf');
  await expectFit(page);

  await page.goto('/dashboard/rate-sheets');
  await expect(dashboard.tab('Rate Sheets')).toHaveAttribute('aria-selected', 'true');
});

test('a client sees their own booking move while staff move it', async ({ page, browser }) => {
  test.slow();
  await signIn(page, OTHER_CLIENT, '/dashboard');
  const pages = new BookingPages(page);
  await pages.price();
  await pages.book.click();
  await pages.fillIn();
  await pages.request.click();
  const heading = (await page.getByRole('heading', { level: 1, name: /^Booking SH-/ }).textContent()) ?? '';
  const reference = /SH-\d{4}-\d{4}/.exec(heading)?.[0] ?? '';

  await page.goto('/dashboard');
  const dashboard = new DashboardPage(page);
  const row = dashboard.recent.getByRole('listitem').filter({ hasText: reference });
  await expect(row).toContainText('Pending');
  await dashboard.followed();

  const desktop = await browser.newContext({ viewport: DESKTOP });
  const staff = await desktop.newPage();
  const desk = new DeskPage(staff);
  await staff.goto(`${process.env.SITE_URL ?? ''}/api/login?returnTo=/ops/bookings/${reference}`);
  await new SignInPage(staff).signIn(STAFF.email, STAFF.password);
  await desk.do('Accept', 'Accept the booking');
  await desk.do('Allocate', 'Allocate');
  await expect(desk.standing).toContainText('Allocated');
  await desk.do('Picked up', 'Record the pickup');
  await expect(row).toContainText('In Transit');

  await row.getByRole('link', { name: `Track ${reference}` }).click();
  await expect(page).toHaveURL(`/dashboard/shipments/${reference}#tracking`);
  await expect(page).toHaveTitle(`Shipment ${reference} | Saltbush Freight`);
  await expect(dashboard.panel('Tracking')).toContainText('Picked up');
  await desk.do('In transit', 'Record in transit');
  await expect(dashboard.panel('Tracking')).toContainText(/In transit\d/);
  await desktop.close();

  // Anybody with the reference and a postcode sees the same progress, but nothing about the client.
  await page.goBack();
  await expect(page).toHaveTitle('Your freight dashboard | Saltbush Freight');
  await page.goto(`/track?reference=${reference}`);
  const tracking = page.getByRole('form', { name: 'Track a consignment' });
  await tracking.getByLabel(/^Postcode/).fill('2000');
  await tracking.getByRole('button', { name: 'Track' }).click();
  await expect(page.getByRole('heading', { level: 2, name: reference })).toBeFocused();
  await expect(dashboard.main).toContainText('In transit');
  await expect(dashboard.main).not.toContainText('Bo Reyes');
  await expectFit(page);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED/] });

  test('the page says how old its figures are, and recovers by itself', async ({ page, context }) => {
    await signIn(page, CLIENT, '/dashboard');
    const dashboard = new DashboardPage(page);
    await dashboard.followed();
    await context.setOffline(true);
    await expect(dashboard.main.getByText(/^Offline: figures are of/)).toBeVisible();
    await expect(dashboard.recent.getByRole('listitem')).toHaveCount(5);
    await context.setOffline(false);
    await dashboard.followed();
  });
});
