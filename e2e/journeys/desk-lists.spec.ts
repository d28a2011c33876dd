import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect, test } from '../test.ts';

/** Three enquiries that share a mark, and the list that shows them to staff. */
async function openThree(page: Page): Promise<{ mark: string; references: string[] }> {
  const mark = crypto.randomUUID().slice(0, 8);
  const references: string[] = [];
  for (const name of ['Cy', 'Ana', 'Bo']) {
    const sent = await page.request.post('/api/enquiries', {
      data: {
        ...{ submissionId: crypto.randomUUID(), topic: 'claim', name: `${name} ${mark}`, email: 'cy@yarra.example' },
        ...{ phone: '', company: '', trap: '', message: `=Message of ${name}` },
      },
    });
    references.push((await sent.json()).reference);
  }
  await page.goto(`/api/login?returnTo=${encodeURIComponent(`/ops/enquiries?search=${mark}`)}`);
  await new SignInPage(page).signIn('staff@saltbush.example', 'saltbush-staff');
  await expect(page.getByRole('row')).toHaveCount(4);
  return { mark, references };
}

const names = (page: Page, mark: string) =>
  page
    .getByRole('row')
    .allTextContents()
    .then((rows) => rows.slice(1).map((text) => text.match(new RegExp(`(Ana|Bo|Cy) ${mark}`))?.[1]));

test('staff work through a list by keyboard, with each record beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { references } = await openThree(page);
  const [first = '', second = ''] = references;
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const beside = page.getByRole('complementary', { name: first });
  await expect(beside).toContainText('=Message of Cy');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('a');
  await page.keyboard.type('We look into it.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(beside.getByRole('region', { name: 'Thread' })).toContainText('We look into it.');
  await page.getByRole('link', { name: second }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: second })).toContainText('=Message of Ana');
  await page.reload();
  await expect(page.getByRole('complementary', { name: second })).toContainText('=Message of Ana');
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test('the order, columns and a saved view are there after a reload, and the file holds what is on show', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { mark } = await openThree(page);
  expect(await names(page, mark)).toEqual(['Cy', 'Ana', 'Bo']);
  await page.getByRole('link', { name: 'From', exact: true }).click();
  await expect.poll(() => names(page, mark)).toEqual(['Ana', 'Bo', 'Cy']);
  await page.getByText('Columns', { exact: true }).click();
  await page.getByLabel('About').uncheck();
  await page.keyboard.press('Escape');
  await page.getByText('Saved views').click();
  await page.getByLabel('Save this view as').fill('By name');
  await page.keyboard.press('Enter');
  await expectAccessible(page);

  await page.goto('/ops/enquiries');
  await page.getByText('Saved views').click();
  await page.getByRole('link', { name: 'By name' }).click();
  await expect.poll(() => names(page, mark)).toEqual(['Ana', 'Bo', 'Cy']);
  await expect(page.getByRole('columnheader', { name: 'About' })).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  const [head, ...lines] = csv.trimEnd().split('\r\n');
  expect(head).toBe('\ufeffReference,Status,Waiting,From,Message,Received');
  expect(lines.map((line) => line.split(',')[3])).toEqual([`Ana ${mark}`, `Bo ${mark}`, `Cy ${mark}`]);
  expect(lines[0]).toContain("'=Message of Ana");
});
