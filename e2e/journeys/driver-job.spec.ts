import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { BookingPages } from '../pages/BookingPages.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { makeDriverLink } from '../platform/makeDriverLink.ts';
import { expect, test } from '../test.ts';

// Without reception every call of the page fails, which browsers log.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/] });

const BOTANY = { latitude: -33.946, longitude: 151.195, accuracy: 12 };
const GOULBURN = { latitude: -34.7546, longitude: 149.7185, accuracy: 15 };
const FOOTSCRAY = { latitude: -37.8, longitude: 144.9, accuracy: 9 };

async function signIn(page: Page, role: 'client' | 'staff'): Promise<void> {
  await page.goto('/api/login?returnTo=/dashboard');
  await new SignInPage(page).signIn(`${role}@saltbush.example`, `saltbush-${role}`);
}

/** The client books four pallets and prints their labels, which numbers them. */
async function book(page: Page): Promise<string> {
  const pages = new BookingPages(page, process.env.SITE_URL);
  await pages.price();
  await pages.book.click();
  await pages.fillIn();
  await pages.request.click();
  await expect(page).toHaveURL(/\/bookings\/[\w-]{22}$/);
  const token = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const labels = await page.request.get(`/api/bookings/${token}/labels.pdf`);
  expect(labels.status()).toBe(200);
  const booking = (await (await page.request.get(`/api/bookings/${token}`)).json()) as { reference: string };
  return booking.reference;
}

async function draw(page: Page, canvas: Locator): Promise<void> {
  await canvas.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await canvas.boundingBox()) ?? {};
  await page.mouse.move(x + 30, y + 60);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 90, { steps: 6 });
  await page.mouse.move(x + 200, y + 40, { steps: 6 });
  await page.mouse.up();
}

test('a driver does a job on a telephone that has no reception for half of it, and the client sees where it was', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn(page, 'client');
  const reference = await book(page);
  const desk = await browser.newContext(baseURL ? { baseURL } : {});
  await signIn(await desk.newPage(), 'staff');
  const url = await makeDriverLink(desk, reference);

  const telephone = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    permissions: ['geolocation'],
    geolocation: BOTANY,
  });
  const cab = await telephone.newPage();
  const bar = cab.getByRole('status').first();
  // The drive takes minutes by the clock of the telephone.
  const minutesAgo = (minutes: number) => cab.clock.setFixedTime(Date.now() - minutes * 60_000);
  await minutesAgo(3);
  const headers = (await cab.goto(new URL(url).pathname))?.headers() ?? {};
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringContaining('geolocation=(self)'),
  });
  await expect(cab.getByRole('button', { name: 'Start the job' })).toBeVisible();
  await expect(cab.getByText(/keep it for 30 days/)).toBeVisible();
  await expectNoSidewaysScroll(cab);
  await expectAccessible(cab);
  await cab.getByRole('button', { name: 'Start the job' }).click();
  await expect(bar).toContainText('Position not shared until pickup');
  // The copy of the page is complete once the worker has it.
  await cab.waitForFunction(async () => (await caches.match(location.pathname)) !== undefined);

  await telephone.setOffline(true);
  await cab.getByRole('button', { name: 'Picked up' }).click();
  await cab.getByRole('button', { name: 'Yes, picked up' }).click();
  await expect(bar).toContainText('Position shared');
  await minutesAgo(2);
  await telephone.setGeolocation(GOULBURN);
  await expect(bar).toContainText(/3 reports wait for reception/);
  await expectAccessible(cab);
  await cab.reload();
  await expect(cab.getByRole('heading', { level: 1, name: 'Deliver to Lee & Co' })).toBeVisible();
  await expect(cab.getByText(/It may have changed since/)).toBeVisible();
  await expect(bar).toContainText(/reports wait for reception/);

  await telephone.setOffline(false);
  await expect(bar).toContainText('Everything is sent');
  await cab.getByRole('button', { name: 'Scan labels' }).click();
  const { packages } = (await (
    await telephone.request.get(`/api/driver-jobs/${new URL(url).pathname.split('/').at(-1)}`)
  ).json()) as { packages: string[] };
  expect(packages).toHaveLength(4);
  for (const sscc of packages) {
    await cab.getByLabel('Number below the bars').fill(sscc.slice(-6));
    await cab.getByRole('button', { name: /^Add/ }).click();
    await expect(cab.getByText(`Label …${sscc.slice(-6)} is scanned.`)).toBeVisible();
  }
  await expectAccessible(cab);
  await cab.getByRole('button', { name: 'Done scanning' }).click();
  await expect(cab.getByText('4 of 4')).toBeVisible();

  await minutesAgo(0);
  await telephone.setGeolocation(FOOTSCRAY);
  await telephone.setOffline(true);
  await cab.getByRole('button', { name: 'Deliver', exact: true }).click();
  await cab.getByRole('button', { name: 'Delivered' }).click();
  await expect(cab.getByText('Enter the name of who took the freight.')).toBeVisible();
  await cab.getByLabel(/^Received by/).fill('Lee Park');
  await draw(cab, cab.locator('canvas'));
  await expectNoSidewaysScroll(cab);
  await expectAccessible(cab);
  await cab.getByRole('button', { name: 'Delivered' }).click();
  await expect(cab.getByRole('heading', { level: 1, name: 'Delivered' })).toBeVisible();
  await expect(cab.getByText(/kept on this telephone/)).toBeVisible();
  await telephone.setOffline(false);
  await expect(cab.getByText(/we have the proof/)).toBeVisible();
  await expect(bar).toContainText('Position not shared: the job is over');
  await expectAccessible(cab);

  const answer = await page.request.get(`/api/shipments/${reference}/position`);
  const position = (await answer.json()) as {
    latest: { latitude: number };
    path: { latitude: number; from: string }[];
  };
  const driven = position.path.filter(({ from }) => from === 'driver').map(({ latitude }) => latitude);
  expect(driven).toEqual(expect.arrayContaining([BOTANY.latitude, GOULBURN.latitude]));
  const signature = await desk.request.get(`/api/ops/bookings/${reference}/pod/signature`);
  expect(signature.headers()['content-type']).toBe('image/png');
  await telephone.close();
  await desk.close();
});
