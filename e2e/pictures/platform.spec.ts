import type { Page } from '@playwright/test';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect, test } from '../test.ts';
import { keepAtWidths } from './keepAtWidths.ts';
import { keepForDocuments, keepForSite } from './keepPicture.ts';

// As the journeys, of the site in SITE_URL if there is one.
if (!process.env.SITE_URL) test.use({ baseURL: async ({ ownSite }, use) => use(ownSite.url) });
test.setTimeout(120_000);

/** Width to height of the picture of a proof of delivery. */
const POD_RATIO = 8 / 5;

async function signIn(page: Page, account: 'client' | 'staff', returnTo: string): Promise<void> {
  await page.goto(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
  await new SignInPage(page).signIn(`${account}@saltbush.example`, `saltbush-${account}`);
}

/** The rectangle of a size that begins where the page's own part does, in CSS pixels. */
async function belowHeader(page: Page, width: number, height: number) {
  const box = await page.getByRole('main').boundingBox();
  return { clip: { x: 0, y: Math.round(box?.y ?? 0), width, height }, fullPage: true };
}

test('the home page, for the documents', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await keepForDocuments(page, 'home');
});

test('the desk that dispatch works on', async ({ page }) => {
  await signIn(page, 'staff', '/ops/bookings?view=all');
  await expect(page.getByRole('row').nth(12)).toBeVisible();
  const frame = await belowHeader(page, 1280, 800);
  await keepForSite(page, 'desk', [640, 1280], frame);
  await keepForDocuments(page, 'desk', frame);
});

test('portal and desk at four widths, for the documents', async ({ page, browser, baseURL }) => {
  await signIn(page, 'client', '/dashboard');
  await expect(page.getByRole('main').getByRole('link', { name: /^SH-/ }).first()).toBeVisible();
  await keepAtWidths(page, 'portal');
  const desk = await browser.newPage({ baseURL: process.env.SITE_URL ?? baseURL ?? '' });
  await signIn(desk, 'staff', '/ops/bookings');
  await expect(desk.getByRole('row').nth(2)).toBeVisible();
  await keepAtWidths(desk, 'desk');
  await desk.close();
});

test.describe('what clients see', () => {
  test.use({ deviceScaleFactor: 2 });

  test('tracking on a phone, and a proof of delivery', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'client', '/dashboard/shipments');
    await page.getByRole('main').getByRole('link', { name: /^SH-/ }).first().waitFor();
    await page.goto(await shipmentThatIs(page, 'In Transit'));
    await expect(page.getByText('Still to come').first()).toBeVisible();
    await keepForSite(page, 'tracking', [390, 780], await belowHeader(page, 390, 780));

    // High enough that the strip at the bottom is below the proof.
    await page.setViewportSize({ width: 1280, height: 1600 });
    await page.goto(await shipmentThatIs(page, 'Delivered'));
    const proof = page.getByRole('region', { name: 'Proof of delivery' });
    await expect(proof.getByRole('img')).toHaveCount(2);
    await proof.scrollIntoViewIfNeeded();
    // A frame is there before its picture is.
    for (const picture of await proof.getByRole('img').all())
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    const box = await proof.boundingBox();
    if (!box) throw new Error('The shipment shows no proof of delivery, so there is nothing to take a picture of.');
    const width = box.height * POD_RATIO;
    const clip = { x: box.x + (box.width - width) / 2, y: box.y, width, height: box.height };
    await keepForSite(page, 'pod', [640, 1280], { clip });
  });
});

/** Address of the client's newest shipment that bears a badge and has no trouble. */
async function shipmentThatIs(page: Page, badge: string): Promise<string> {
  const answer = await page.request.get('/api/shipments');
  const { rows } = (await answer.json()) as { rows: { reference: string; badge: string; exception: unknown }[] };
  const found = rows.find((row) => row.badge === badge && row.exception === null);
  if (!found) throw new Error(`No shipment of the demo client is ${badge}, so there is no picture to take of one.`);
  return `/dashboard/shipments/${found.reference}`;
}
