import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { QuotePage } from '../pages/QuotePage.ts';
import { RateSheetsPage } from '../pages/RateSheetsPage.ts';
import { expect, test } from '../test.ts';

const HEADER = 'Origin,Destination,Vehicle,RatePerKm';
const LANE = '?pickup=Richmond+VIC&delivery=Canberra&quoted=';
const OTHER_LANES = Array.from({ length: 10 }, (_lane, index) => `Perth,Darwin,Any,2.${index}`);

/** A sheet as a spreadsheet writes it: byte order mark, quoted commas, and a row that is skipped. */
const sheetOf = (rate: string) =>
  `\uFEFF${[HEADER, `"Richmond, VIC",Canberra,1T Van,${rate}`, ...OTHER_LANES, 'Perth,,Van,2', ''].join('\r\n')}`;

test('a sheet goes from the file to the price, and back to the one before it', async ({ page, browser }) => {
  test.slow();
  const sheets = new RateSheetsPage(page);
  const quote = new QuotePage(page);
  await sheets.open();
  await expect(sheets.save).toBeDisabled();
  const worker = page.waitForEvent('worker');
  await sheets.choose('winter.csv', sheetOf('2.1'));
  expect((await worker).url()).toMatch(/\/mf\/mf-dashboard\/[^/]+\/rate-sheet\.\w+\.js$/);
  await expect(sheets.main.getByText('Valid', { exact: true })).toBeVisible();
  await expect(sheets.main.getByText('Showing 10 of 11 rows')).toBeVisible();
  await expect(sheets.main.getByText('1 invalid rows were skipped.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Richmond, VIC Canberra 1T Van $2.10' })).toBeVisible();
  await expectAccessible(page);
  await sheets.save.click();
  await expect(sheets.main.getByText('Successfully saved 11 rate entries')).toBeVisible();
  await page.getByRole('button', { name: 'Activate now' }).click();
  await expect(sheets.sheet('winter.csv')).toContainText('Active since');

  await quote.openAddress(LANE);
  await expect(quote.summary).toContainText('Your rate sheet winter.csv, line 1: $2.10 per km');
  await expect(quote.summary).toContainText('$1,545.39');
  await quote.summary.getByRole('button', { name: 'Save Quote' }).click();
  await expect(quote.summary).toContainText(/Saved as Q-/);

  await page.goto('/dashboard/rate-sheets');
  await sheets.activateNew('summer.csv', sheetOf('1.999'));
  await page.getByRole('button', { name: 'Compare summer.csv with the sheet before it' }).click();
  await expect(page.getByRole('row', { name: /Richmond, VIC to Canberra.*Cheaper.*\$2\.10.*\$1\.999/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await quote.openAddress(LANE);
  await expect(quote.summary).toContainText('Your rate sheet summer.csv, line 1: $1.999 per km');

  await page.goto('/dashboard/rate-sheets');
  await page.getByRole('button', { name: 'Activate winter.csv' }).click();
  await expect(sheets.sheet('winter.csv')).toContainText('Active since');
  await expect(sheets.sheet('summer.csv')).toContainText('Last activated');
  await quote.openAddress(LANE);
  await expect(quote.summary).toContainText('Your rate sheet winter.csv');

  const visitor = await browser.newContext();
  const elsewhere = new QuotePage(await visitor.newPage());
  await elsewhere.page.goto(new URL(`/quote${LANE}`, page.url()).href);
  await expect(elsewhere.summary).toContainText('Indicative only');
  await visitor.close();
});

test.describe('files and lines that fail', () => {
  test.use({ expectedErrors: [/api\/rate-sheets\?|ERR_FAILED/] });

  test('are explained in words, and the chosen file is kept', async ({ page }) => {
    const sheets = new RateSheetsPage(page);
    await sheets.open();
    const refusals: [string, Buffer | string, string][] = [
      ['large.csv', Buffer.alloc(21 * 1024 * 1024, 'x'), 'larger than 20 MB'],
      ['book.csv', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'not a text file'],
      ['other.csv', 'From,To\nSydney,Perth', 'Invalid format. Please include columns: Origin'],
      ['blank.csv', `${HEADER}\nSydney,,Van,2`, 'No valid rows found. Please check your data format.'],
      ['quote.csv', `${HEADER}\n"Sydney,Perth,Van,2`, 'Failed to parse CSV: '],
    ];
    for (const [name, content, message] of refusals) {
      await sheets.choose(name, content);
      await expect(sheets.main.getByText(message)).toBeVisible();
      await expect(sheets.save).toBeDisabled();
    }
    await sheets.choose('rates.csv', sheetOf('2'));
    await page.route('**/api/rate-sheets?*', (route) => route.abort());
    await sheets.save.click();
    const alert = sheets.main.getByRole('alert').filter({ hasText: 'Failed to save rate sheet. Please try again.' });
    await expect(alert).toContainText('could not be reached');
    await expect(sheets.main.getByText('rates.csv: 11 rates read.')).toBeVisible();
    await page.unroute('**/api/rate-sheets?*');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(sheets.main.getByText('Successfully saved 11 rate entries')).toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(sheets.sheet('rates.csv')).toBeVisible();
  });
});
