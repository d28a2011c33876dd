import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BookingPages } from '../pages/BookingPages.ts';
import { expect, test } from '../test.ts';

/** Time of the gateway's clock; empty means real time. */
const clockFile = join(tmpdir(), `saltbush-clock-${process.pid}`);
const DAY_MS = 86_400_000;

test.use({ siteSettings: { CLOCK_FILE: clockFile }, expectedErrors: [/\b409\b/] });

test("last month's quote is re-priced, shown beside its old price, and booked", async ({ page, ownSite }) => {
  await page.goto(ownSite.url);
  const pages = new BookingPages(page, ownSite.url);
  await pages.price();
  const path = await pages.saveQuote();
  await page.goto(`${ownSite.url}${path}/book`);
  await pages.fillIn();

  writeFileSync(clockFile, new Date(Date.now() + 31 * DAY_MS).toISOString());
  await pages.request.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Re-price it');
  await page.getByRole('link', { name: 'See it and re-price' }).click();
  await expect(page.getByText(/has expired/)).toBeVisible();
  await page.getByRole('button', { name: 'Re-price' }).click();
  await expect(page.getByRole('heading', { name: /^Re-priced as Q-/ })).toBeFocused();
  await page.getByRole('link', { name: /^Open Q-/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Quote Q-/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Replaces');
});
