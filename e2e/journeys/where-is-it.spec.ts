import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectFingerTargets } from '../checks/expectFingerTargets.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect, test } from '../test.ts';

const CLIENT = { email: 'client@saltbush.example', password: 'saltbush-client' };

/** A consignment under way of which a place and an estimate are known. */
async function underWay(page: Page): Promise<string> {
  const listed = await page.request.get('/api/shipments?view=in-transit');
  const { rows } = (await listed.json()) as { rows: { reference: string }[] };
  for (const { reference } of rows) {
    const answer = await page.request.get(`/api/shipments/${reference}/position`);
    const { latest, arrival } = (await answer.json()) as { latest: unknown; arrival: unknown };
    if (latest !== null && arrival !== null) return reference;
  }
  throw new Error(`Of ${rows.length} consignments under way, none has a place and an estimate.`);
}

test('a client sees on a map and in words where freight is, and when to expect it', async ({ page }) => {
  await page.goto('/api/login?returnTo=/dashboard');
  await new SignInPage(page).signIn(CLIENT.email, CLIENT.password);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
  await page.goto(`/dashboard/shipments/${await underWay(page)}`);

  const where = page.getByRole('region', { name: 'Where it is' });
  await expect(where.getByRole('heading', { level: 3, name: /^Expected between .+ and / })).toBeVisible();
  await expect(where.getByText(/^An estimate from /)).toBeVisible();
  await expect(where.getByText(/kept for 30 days/)).toBeVisible();
  const map = where.getByRole('img', { name: /^Map: .+ Expected between / });
  await expect(map).toBeVisible();
  await expectAccessible(page);

  const scale = where.getByText(/^[\d,]+ km$/);
  const fitted = await scale.textContent();
  const closer = where.getByRole('button', { name: 'Zoom in' });
  await closer.click();
  await closer.press('+');
  await expect(scale).not.toHaveText(fitted ?? '');
  await where.getByRole('button', { name: 'Show all of the way' }).click();
  await expect(scale).toHaveText(fitted ?? '');

  // The wheel scrolls the page over the map, and zooms only with Ctrl.
  await map.hover();
  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top);
  await expect(scale).toHaveText(fitted ?? '');

  await page.setViewportSize({ width: 390, height: 844 });
  await expectFingerTargets(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'main');
});
