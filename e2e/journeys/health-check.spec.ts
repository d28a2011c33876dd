import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { HealthCheckPage } from '../pages/HealthCheckPage.ts';
import { expect, test } from '../test.ts';

const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');

test('an assessment leads to a score, a report and a consultation', async ({ page }) => {
  const check = new HealthCheckPage(page);
  await page.goto('/freight-health-check');
  await expect(check.step(1, 'Freight Volume & Mix')).toBeVisible();
  await expect(page.getByText('1 of 6', { exact: true })).toBeVisible();
  await expect(check.previous).toBeDisabled();
  await check.type('Consignments in a typical week', '60');
  await expectAccessible(page);
  await check.next.click();

  await expect(check.step(2, 'Carrier & Strategy')).toBeFocused();
  await check.type('Carriers you use', '2');
  await check.choose('Mixed approach');
  // Back and a reload lose nothing.
  await check.previous.click();
  await expect(page.getByLabel('Consignments in a typical week')).toHaveValue('60');
  await page.goBack();
  await page.reload();
  await expect(page.getByLabel('Carriers you use')).toHaveValue('2');
  await expect(page.getByRole('radio', { name: 'Mixed approach' })).toBeChecked();
  await check.next.click();

  await expect(check.step(3, 'Cost Transparency')).toBeFocused();
  await check.choose('Yes, fully');
  await check.next.click();
  await expect(check.step(4, 'SLA & Performance')).toBeFocused();
  // Left blank on purpose.
  await check.next.click();
  await check.choose('Partially integrated');
  await check.next.click();
  await expect(check.step(6, 'ESG & Sustainability')).toBeFocused();
  await check.choose('Basic tracking');
  await check.complete.click();

  // The answers score 8, 4, 9, 3, 6 and 5: 35 of 60.
  await expect(page.getByRole('heading', { level: 2, name: 'Your freight health' })).toBeFocused();
  await expect(page.getByText('5.8 out of 10')).toBeVisible();
  await expect(page.getByText('room for significant improvement')).toBeVisible();
  await expect(page.getByText('about 13%')).toBeVisible();
  await expect(page.getByText(/Not answered, so counted at the lowest score: SLA/)).toBeVisible();
  await expect(page.getByRole('img', { name: /Score of each category/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Cost 9/ })).toBeVisible();
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Report' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('freight-health-check-report.txt');
  const report = await textOf(download);
  expect(report.split('\r\n').length).toBeGreaterThan(20);
  expect(report.replaceAll('\r\n', '')).not.toContain('\n');
  expect(report).toContain('Overall score: 5.8 out of 10');
  expect(report).toContain('SLA: 3 out of 10 (not answered, counted at its lowest)');
  expect(report).toContain('1300 975 707');

  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Report as PDF' }).click(),
  ]);
  expect((await textOf(pdf)).startsWith('%PDF-')).toBe(true);

  await page.reload();
  await expect(page.getByText('5.8 out of 10')).toBeVisible();
  await page.getByRole('link', { name: 'Get Consultation' }).click();
  await expect(page).toHaveURL(/\/contact\?topic=health-check&message=/);
  await page.goBack();
  await page.getByRole('button', { name: 'Start Over' }).click();
  await expect(check.step(1, 'Freight Volume & Mix')).toBeFocused();
  await expect(page.getByLabel('Consignments in a typical week')).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a result without answers says so, and fits', async ({ page }) => {
    const check = new HealthCheckPage(page);
    await page.goto('/freight-health-check?step=9');
    for (let step = 1; step < 6; step += 1) {
      await expect(page.getByText(`${step} of 6`, { exact: true })).toBeVisible();
      await check.next.click();
    }
    await check.complete.click();
    await expect(page.getByText('2.5 out of 10')).toBeVisible();
    await expect(page.getByText('would benefit from strategic modernization')).toBeVisible();
    await expect(page.getByRole('img', { name: /Score of each category/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
