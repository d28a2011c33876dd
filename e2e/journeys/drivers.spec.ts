import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { expect, test } from '../test.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 0x90)]);

const DOCUMENTS = [
  'Current driver’s licence of the appropriate class',
  'ABN',
  'Public liability insurance',
  'Vehicle registration and roadworthy certificate',
  'Marine transit insurance',
  'Workers compensation insurance',
  'Motor insurance',
];

const rowOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }), hasText: /Choose File|Replace/ });

const attach = (page: Page, title: string, name: string, buffer: Buffer) =>
  rowOf(page, title).locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });

async function fill(page: Page) {
  const form = page.getByRole('form');
  await form.getByRole('textbox', { name: /^Name/ }).fill('Sam Driver');
  await form.getByRole('textbox', { name: /^Email/ }).fill('sam@driver.example');
  await form.getByRole('textbox', { name: /^Phone/ }).fill('0412 345 678');
  await form.getByLabel(/^Licence class/).selectOption('HR');
  await form.getByLabel(/^State of licence/).selectOption('NSW');
  await form.getByRole('textbox', { name: /^ABN/ }).fill('51 824 753 556');
  await form.getByRole('textbox', { name: /^Vehicle/ }).fill('12 t rigid with tailgate');
  await form.getByLabel('I have read this').check();
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a driver applies with seven documents and follows the application', async ({ page }) => {
      await page.goto('/driver-application');
      await expectAccessible(page);
      await fill(page);
      for (const title of DOCUMENTS) {
        await attach(page, title, 'scan.pdf', PDF);
        await expect(rowOf(page, title)).toContainText('Received');
      }
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Send Application' }).click();
      await expect(page.getByText(/DRV-\d{4}-\d{5}/)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'See Where It Stands' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your driver application' })).toBeVisible();
      await expect(page.getByText('0 of 7 so far')).toBeVisible();
      await rowOf(page, 'ABN').getByRole('button', { name: 'Remove' }).click();
      await expect(rowOf(page, 'ABN')).toContainText('To come');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });
}

test.describe('what is refused', () => {
  test.use({ expectedErrors: [/415/] });

  test('is shown beside its document, and nothing else is lost', async ({ page }) => {
    await page.goto('/driver-induction');
    await fill(page);
    const licence = 'Current driver’s licence of the appropriate class';
    await attach(page, licence, 'licence.pdf', EXE);
    await expect(rowOf(page, licence)).toContainText('no PDF, JPEG, PNG or HEIC');
    await attach(page, 'ABN', 'abn.pdf', Buffer.concat([PDF, Buffer.alloc(11 * 1024 * 1024)]));
    await expect(rowOf(page, 'ABN')).toContainText('at most 10 MB');
    await page.getByRole('button', { name: 'Send Induction' }).click();
    await expect(page.getByText('Please attach your driver’s licence')).toBeVisible();
    await attach(page, licence, 'licence.pdf', PDF);
    await expect(rowOf(page, licence)).toContainText('Received');
    await page.reload();
    await expect(rowOf(page, licence)).toContainText('licence.pdf');
    await expect(page.getByRole('textbox', { name: /^Vehicle/ })).toHaveValue('12 t rigid with tailgate');
  });
});

test.describe('an address that nobody was given', () => {
  test.use({ expectedErrors: [/404/] });

  test('shows what to do instead', async ({ page }) => {
    await page.goto('/driver-applications/AAAAAAAAAAAAAAAAAAAAAA');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('There is no application at this address');
    await expectAccessible(page);
  });
});

test('the terms download as a PDF', async ({ page }) => {
  await page.goto('/terms');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Terms as PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^saltbush-terms-\d{4}-\d{2}\.pdf$/);
});
