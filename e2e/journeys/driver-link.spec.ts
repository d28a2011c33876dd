import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect, test } from '../test.ts';

/** The freight to Melbourne that a telephone is followed of, as the demo company has one. */
async function followed(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/ops/bookings?view=moving');
  const { rows } = (await answer.json()) as { rows: { reference: string; to: string }[] };
  for (const { reference, to } of rows) {
    const found = await request.get(`/api/ops/bookings/${reference}/driver-links`);
    const { links } = (await found.json()) as { links: object[] };
    if (to === 'Melbourne' && links.length > 0) return reference;
  }
  throw new Error('No freight to Melbourne has a link of a driver.');
}

test('staff see where freight is, make a link for its driver, and take it back', async ({ page, browser }) => {
  test.slow();
  await page.goto('/api/login?returnTo=/ops');
  await new SignInPage(page).signIn('staff@saltbush.example', 'saltbush-staff');
  await page.goto(`/ops/bookings/${await followed(page.request)}`);
  const card = page.getByRole('region', { name: "Driver's link" });
  await expect(card).toContainText('Near Gundagai NSW');

  await card.getByRole('button', { name: 'Make a link' }).click();
  const shown = card.getByText(/\/job\/[\w-]{22}$/);
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  const url = (await shown.textContent()) ?? '';
  const telephone = await browser.newContext();
  const job = () => telephone.request.get(url.replace('/job/', '/api/driver-jobs/'));
  expect((await job()).status()).toBe(200);

  await card.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toHaveCount(0);
  const newest = card.getByRole('listitem').first();
  await newest.getByRole('button', { name: /^Take back/ }).click();
  await expect(newest).toContainText('Taken back');
  expect((await job()).status()).toBe(404);
  await telephone.close();
});
