import type { Browser } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { BookingPages, GOODS, GUEST } from '../pages/BookingPages.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect, test } from '../test.ts';

interface KeptMail {
  id: number;
  subject: string;
}

/** Subjects and texts of the mails to an address, as staff read them. */
async function mailsTo(browser: Browser, address: string): Promise<string[]> {
  const staff = await browser.newPage({ baseURL: process.env.SITE_URL ?? '' });
  await staff.goto('/api/login');
  await new SignInPage(staff).signIn('staff@saltbush.example', 'saltbush-staff');
  await staff.waitForURL('/ops/bookings');
  const list = await staff.request.get(`/api/ops/mails?search=${encodeURIComponent(address)}`);
  const { rows } = (await list.json()) as { rows: KeptMail[] };
  const mails = await Promise.all(
    rows.map(async ({ id, subject }) => {
      const mail = await staff.request.get(`/api/ops/mails/${id}`);
      const { text } = (await mail.json()) as { text: string };
      return `${subject}\n${text}`;
    }),
  );
  await staff.close();
  return mails;
}

test('a price is saved once, opens at its link and is mailed', async ({ page, browser }) => {
  const pages = new BookingPages(page);
  await pages.price();
  const path = await pages.saveQuote();
  await expect(page.getByText(/^Saved as Q-\d{4}-\d{6}/)).toBeVisible();

  await page.goto(path);
  const heading = page.getByRole('heading', { level: 1, name: /^Quote Q-/ });
  await expect(heading).toBeVisible();
  const reference = ((await heading.textContent()) ?? '').replace('Quote ', '');
  await page.reload();
  await expect(heading).toHaveText(`Quote ${reference}`);
  await expect(page.getByRole('main')).toContainText('$646.12');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);

  const address = `kim.${Date.now()}@example.com`;
  await pages.sendTo('kim@');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Send the quote to').fill(address);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(`The quote is on its way to ${address}`)).toBeVisible();
  const mails = await mailsTo(browser, address);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain(reference);
  expect(mails[0]).toContain(path);

  const pdf = await page.request.get(`/api${path}/pdf`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Book This Quote' })).toBeHidden();
  await expect(page.getByText(/ABN/).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a guest books, keeps what was typed over a reload, books once, and cancels', async ({ page }) => {
    const pages = new BookingPages(page);
    await pages.price();
    await pages.book.click();
    await expect(page).toHaveURL(/\/quotes\/[\w-]{22}\/book$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectNoSidewaysScroll(page);

    await pages.request.click();
    await expect(page.getByRole('group', { name: 'need your attention' })).toBeFocused();
    await page.getByRole('link', { name: 'Your name is required' }).click();
    await expect(pages.part('Who is booking').getByLabel('Your name')).toBeFocused();
    await expectAccessible(page);

    await pages.fillIn();
    await page.reload();
    await expect(page.getByText('What you typed earlier is back')).toBeVisible();
    await expect(pages.part('Who is booking').getByLabel('Your name')).toHaveValue(GUEST.name);

    const made: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/bookings')) made.push(request.url());
    });
    await pages.request.dblclick();
    await expect(page).toHaveURL(/\/bookings\/[\w-]{22}$/);
    const heading = page.getByRole('heading', { level: 1, name: /^Booking SH-\d{4}-\d{4}/ });
    await expect(heading).toBeFocused();
    expect(made).toHaveLength(1);
    await expect(page.getByRole('complementary', { name: 'Status' })).toContainText('not confirmed until we accept it');
    await expect(page.getByRole('complementary', { name: 'Status' })).toContainText(
      /accept or decline it by \d+ \w+ \d{4}/,
    );
    await expect(page.getByRole('region', { name: 'What is carried' })).toContainText(GOODS);
    await expect(page.getByText(/^Checked at/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    const papers = page.getByRole('region', { name: 'Labels and consignment note' });
    await papers.getByLabel('Packages').fill('6');
    await papers.getByLabel('Paper').selectOption({ label: 'A4, four a page' });
    for (const [name, file] of [
      ['Labels', 'labels.pdf'],
      ['Consignment note', 'consignment-note.pdf'],
    ] as const) {
      const asked = page.context().waitForEvent('response', (response) => response.url().includes(file));
      await papers.getByRole('button', { name }).click();
      const paper = await asked;
      expect(new URL(paper.url()).search).toBe('?count=6&size=a4');
      expect(await paper.headerValue('content-type')).toBe('application/pdf');
    }
    // As many as were numbered are offered from now on.
    await page.reload();
    await expect(papers.getByLabel('Packages')).toHaveValue('6');

    await page.getByRole('button', { name: 'Cancel this booking' }).click();
    const charge = page.getByLabel(/I accept that cancelling now may be charged/);
    if (await charge.isVisible()) await charge.check();
    await page.getByRole('button', { name: 'Cancel the booking' }).click();
    await expect(page.getByText('This booking is cancelled.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel this booking' })).toBeHidden();
  });
});

test.describe('a link that opens nothing', () => {
  test.use({ expectedErrors: [/\b404\b/] });

  for (const path of ['/quotes/short', `/quotes/${'x'.repeat(22)}/book`, `/bookings/${'x'.repeat(22)}`]) {
    test(`${path} says so and leads on`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: /^There is no (quote|booking) at this/ })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Get a new quote' })).toBeVisible();
      await expectAccessible(page);
    });
  }
});
