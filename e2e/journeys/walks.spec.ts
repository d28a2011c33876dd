import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { BookingPages } from '../pages/BookingPages.ts';
import { DashboardPage } from '../pages/DashboardPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { WorkFrame } from '../pages/WorkFrame.ts';
import { expect, test } from '../test.ts';

/** Presses and counts: what somebody does with finger, mouse or a key, without the sign-in and the typing. */
class Steps {
  taken = 0;

  async press(target: Locator): Promise<void> {
    this.taken += 1;
    await target.click();
  }
}

// A site of its own, since the overview shows only the latest of what other journeys do, too.
test.use({ baseURL: async ({ ownSite }, use) => use(ownSite.url) });
test.describe.configure({ mode: 'default' });

async function signIn(page: Page, role: 'client' | 'staff'): Promise<void> {
  await page.goto('/api/login?returnTo=/');
  await new SignInPage(page).signIn(`${role}@saltbush.example`, `saltbush-${role}`);
}

test('a client finds the latest proof of delivery in one step', async ({ page }) => {
  const steps = new Steps();
  await signIn(page, 'client');
  const dashboard = new DashboardPage(page);
  await steps.press(
    dashboard
      .panel('Alerts')
      .getByRole('link', { name: /^Proof of delivery: SH-/ })
      .first(),
  );
  await expect(dashboard.panel('Proof of delivery')).toBeFocused();
  await expect(dashboard.panel('Proof of delivery').getByRole('img')).toHaveCount(2);
  await expect(dashboard.main.getByRole('link', { name: 'Download signature' })).toBeVisible();
  expect(steps.taken).toBe(1);
});

test('a client sees what last month cost in one step', async ({ page }) => {
  const steps = new Steps();
  await signIn(page, 'client');
  const dashboard = new DashboardPage(page);
  await steps.press(dashboard.figure('Spend this month').getByRole('link', { name: /by month/i }));
  const chart = dashboard.chart(/^Monthly freight spend/);
  await expect(chart).toBeVisible();
  const lastMonth = new Date();
  lastMonth.setDate(0);
  await expect(chart).toContainText(lastMonth.toLocaleString('en-AU', { month: 'short' }).slice(0, 3));
  expect(steps.taken).toBe(1);
});

test('a client books the same freight again in at most seven steps', async ({ page }) => {
  test.slow();
  const steps = new Steps();
  await signIn(page, 'client');
  const dashboard = new DashboardPage(page);
  const form = new BookingPages(page);
  await steps.press(
    dashboard
      .panel('Alerts')
      .getByRole('link', { name: /^Proof of delivery: SH-/ })
      .first(),
  );
  await steps.press(dashboard.main.getByRole('button', { name: 'Book again' }));
  await steps.press(dashboard.main.getByRole('link', { name: /^Book for/ }));
  await expect(page.getByText(/^Copied from SH-/)).toBeVisible();
  await steps.press(page.getByLabel(/I accept the terms/));
  await steps.press(form.request);
  await expect(page.getByRole('heading', { level: 1, name: /^Booking SH-/ })).toBeVisible();
  expect(steps.taken).toBeLessThanOrEqual(7);
});

test('a client finds what is overdue in one step; staff record the payment; it is paid', async ({
  page,
  browser,
  ownSite,
}) => {
  test.slow();
  const steps = new Steps();
  await signIn(page, 'client');
  const { main } = new DashboardPage(page);
  await steps.press(new WorkFrame(page).area('Invoices'));
  await expect(page).toHaveURL('/dashboard/invoices');
  expect(steps.taken).toBe(1);
  const first = main.getByRole('listitem').first();
  await expect(first).toContainText('Overdue');
  await expect(main).toContainText(/\$[\d,.]+ to pay, of it \$[\d,.]+ overdue, including GST\./);
  const number = (await first.getByRole('heading', { level: 3 }).textContent()) ?? '';
  expect(number).toMatch(/^INV-\d{4}-\d{5}$/);
  await expectAccessible(page);
  await main.getByRole('searchbox', { name: 'Search' }).fill(number.toLowerCase());
  await expect(page).toHaveURL(`/dashboard/invoices?search=${number.toLowerCase()}`);
  await expect(main.getByRole('listitem')).toHaveCount(1);
  const file = await first.getByRole('link', { name: `PDF of ${number}` }).getAttribute('href');
  expect((await page.request.get(file ?? '')).headers()['content-type']).toBe('application/pdf');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  const desktop = await browser.newContext({ baseURL: ownSite.url, viewport: { width: 1280, height: 800 } });
  const staff = await desktop.newPage();
  const desk = new Steps();
  await signIn(staff, 'staff');
  await expect(staff.getByText(/^Checked at/)).toBeVisible();
  await staff.keyboard.press('/');
  await staff.getByRole('combobox', { name: 'Search' }).fill(number);
  await desk.press(staff.getByRole('option', { name: /^SH-/ }).first());
  const card = staff.getByRole('region', { name: `Invoice ${number}` });
  await expect(card).toContainText('Overdue');
  await desk.press(card.getByRole('button', { name: 'Record payment' }));
  await card.getByLabel('Note').fill('EFT 4711');
  await expectAccessible(staff);
  await desk.press(card.getByRole('button', { name: 'Record the payment' }));
  await expect(card).toContainText('Still to pay$0.00');
  await expect(staff.getByRole('region', { name: 'Trail' })).toContainText(/Payment of .* received on .*: EFT 4711/);
  expect(desk.taken).toBe(3);
  await expectAccessible(staff);
  await desktop.close();

  await page.reload();
  await expect(first).toContainText('Paid');
  await first.getByRole('link', { name: /^SH-/ }).click();
  const price = new DashboardPage(page).panel('Price');
  await expect(price).toBeFocused();
  await expect(price).toContainText('Paid');
  await expect(price).toContainText('Difference$0.00');
  await expect(price).toContainText('Invoiced as quoted, line by line.');
});

test('staff answer the enquiry that waits longest in two steps', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const enquiry = {
    ...{ submissionId: crypto.randomUUID(), topic: 'claim', name: 'Tom Nguyen', email: 'tom@yarra.example' },
    ...{ phone: '', company: '', trap: '', message: 'Two tiles broke. What now?' },
  };
  expect(await page.request.post('/api/enquiries', { data: enquiry })).toBeOK();
  const steps = new Steps();
  await signIn(page, 'staff');
  await steps.press(new WorkFrame(page).area('Enquiries'));
  const beside = page.getByRole('complementary', { name: /^ENQ-/ });
  await expect(beside).toBeVisible();
  await expectAccessible(page);
  await beside.getByRole('form', { name: 'Reply' }).getByRole('textbox').fill('We look into it today.');
  await steps.press(beside.getByRole('button', { name: 'Send the reply' }));
  await expect(beside.getByRole('region', { name: 'How it stands' })).toContainText('Answered');
  await expect(beside.getByRole('region', { name: 'Thread' })).toContainText('We look into it today.');
  expect(steps.taken).toBe(2);
});

test('staff record in five steps what arrived for two invoices, from what is due longest', async ({ page }) => {
  const steps = new Steps();
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'staff');
  await steps.press(new WorkFrame(page).area('Invoices'));
  await expect(page).toHaveURL('/ops/invoices');
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await expect(rows.nth(1)).toBeVisible();
  await expectAccessible(page);
  const chosen = await rows
    .getByRole('link')
    .allTextContents()
    .then((all) => all.slice(0, 2));
  for (const number of chosen) await steps.press(page.getByLabel(`Choose ${number}`));
  await steps.press(page.getByRole('button', { name: 'Record as paid' }));
  await steps.press(page.getByRole('button', { name: 'Record 2 invoices as paid' }));
  for (const number of chosen) await expect(page.getByLabel(`Choose ${number}`)).toBeHidden();
  expect(steps.taken).toBe(5);

  await page.getByRole('navigation', { name: 'Views of invoices' }).getByRole('link', { name: /^Paid/ }).click();
  await page.getByRole('searchbox', { name: 'Search invoices' }).fill(chosen[0] ?? '');
  await page.getByRole('link', { name: chosen[0] ?? '' }).click();
  const card = page.getByRole('region', { name: `Invoice ${chosen[0]}` });
  await expect(card).toContainText('Still to pay$0.00');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goBack();
  await expectNoSidewaysScroll(page);
});

test('a client disputes a line of an invoice; accounts credit part of it; the client sees both', async ({
  page,
  browser,
  ownSite,
}) => {
  test.slow();
  await signIn(page, 'client');
  await page.goto('/dashboard/invoices');
  const first = page.getByRole('main').getByRole('listitem').first();
  const number = (await first.getByRole('heading', { level: 3 }).textContent()) ?? '';
  await first.getByRole('link', { name: /^SH-/ }).click();
  const price = new DashboardPage(page).panel('Price');
  await price
    .getByRole('button', { name: /^Dispute / })
    .first()
    .click();
  await price.getByLabel('What is wrong with this line?').fill('There was one pallet less');
  await expectAccessible(page);
  await price.getByRole('button', { name: 'Dispute this line' }).click();
  await expect(price.getByText('Disputed')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  const desktop = await browser.newContext({ baseURL: ownSite.url, viewport: { width: 1280, height: 800 } });
  const staff = await desktop.newPage();
  await signIn(staff, 'staff');
  await staff.goto('/ops/invoices?view=disputed');
  await staff.getByText('Xero and MYOB').click();
  const file = await staff.getByRole('link', { name: 'File for Xero' }).getAttribute('href');
  expect(await (await staff.request.get(file ?? '')).text()).toContain(number);
  await expectAccessible(staff);
  await staff.getByRole('link', { name: number }).click();
  const card = staff.getByRole('region', { name: `Invoice ${number}` });
  await card.getByRole('button', { name: 'Credit note' }).click();
  await card.getByLabel('Amount before GST').fill('10');
  await card.getByLabel('Reason').fill('One pallet less');
  await expectAccessible(staff);
  await card.getByRole('button', { name: 'Issue the credit note' }).click();
  await expect(card.getByRole('link', { name: /^CN-/ })).toBeVisible();
  await expect(card).toContainText('-$11.00');
  await desktop.close();

  await page.reload();
  await expect(price).toContainText('Credited-$11.00');
  const note = await price.getByRole('link', { name: /^Credit note CN-/ }).getAttribute('href');
  expect((await page.request.get(note ?? '')).headers()['content-type']).toBe('application/pdf');
});
