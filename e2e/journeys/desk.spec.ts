import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { BookingPages } from '../pages/BookingPages.ts';
import { DeskPage } from '../pages/DeskPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect, test } from '../test.ts';
import { STAFF_ROUTES } from './routes.data.ts';

const STAFF = { email: 'staff@saltbush.example', password: 'saltbush-staff' };

/** One red pixel: what it shows does not matter, that it is a picture does. */
const PHOTO = {
  name: 'dock.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('staff take a booking from its request to the proof of delivery, and the client sees it', async ({
  page,
  browser,
}) => {
  test.slow();
  const guest = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await guest.newPage();
  const pages = new BookingPages(phone, process.env.SITE_URL);
  await pages.price();
  await pages.book.click();
  await pages.fillIn();
  await pages.request.click();
  await expect(phone).toHaveURL(/\/bookings\/[\w-]{22}$/);
  const heading = (await phone.getByRole('heading', { level: 1, name: /^Booking SH-/ }).textContent()) ?? '';
  const reference = /SH-\d{4}-\d{4}/.exec(heading)?.[0] ?? '';

  await page.goto('/api/login?returnTo=/ops');
  await new SignInPage(page).signIn(STAFF.email, STAFF.password);
  const desk = new DeskPage(page);
  await expect(page.getByText(/^Checked at/)).toBeVisible();
  await page.keyboard.press('/');
  await expect(desk.search).toBeFocused();
  await desk.search.fill(reference);
  await expect(page).toHaveURL(`/ops/bookings?search=${reference}`);
  await expect(desk.row(reference)).toContainText('Requested');
  await expectAccessible(page);

  // The focus leaves the search, and the keys of the list work again.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: reference })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/ops/bookings/${reference}`);

  await desk.do('Accept', 'Accept the booking');
  await expect(desk.standing).toContainText('Accepted');
  const allocation = await desk.choose('Allocate');
  await allocation.getByLabel('Driver').fill('Bo Reyes');
  await allocation.getByLabel('Vehicle').fill('CX 21 AB, semi');
  await allocation.getByRole('button', { name: 'Allocate' }).click();
  await expect(desk.standing).toContainText('Bo Reyes, CX 21 AB, semi');
  await desk.do('Picked up', 'Record the pickup');
  await desk.do('In transit', 'Record in transit');
  await desk.do('Out for delivery', 'Record out for delivery');
  await expect(desk.trail.getByRole('listitem')).toHaveCount(6);

  const form = await desk.choose('Record POD');
  await form.getByRole('button', { name: 'Record the delivery' }).click();
  await expect(form.getByText('The receiver has not signed.', { exact: false })).toBeVisible();
  await form.getByLabel('Received by').fill('Tom Nguyen');
  await form.getByLabel('Pallets in').fill('4');
  await form.getByLabel('Pallets out').fill('2');
  await desk.sign();
  await form.getByLabel('Photo').setInputFiles(PHOTO);
  await expect(form.getByAltText('The chosen photo')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Record the delivery' }).click();
  await expect(desk.proof.getByRole('img')).toHaveCount(2);
  await expect(desk.standing).toContainText('Delivered');
  for (const picture of ['photo', 'signature']) {
    const answer = await page.request.get(`/api/ops/bookings/${reference}/pod/${picture}`);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await phone.reload();
  await expect(phone.getByRole('main')).toContainText('Delivered');
  await expect(phone.getByRole('main')).toContainText('Tom Nguyen');
  await guest.close();
});

test('what somebody else did meanwhile is shown, and what was typed is kept', async ({ page, browser }) => {
  const guest = await browser.newPage();
  const pages = new BookingPages(guest, process.env.SITE_URL);
  await pages.price();
  await pages.book.click();
  await pages.fillIn();
  await pages.request.click();
  const heading = (await guest.getByRole('heading', { level: 1, name: /^Booking SH-/ }).textContent()) ?? '';
  const reference = /SH-\d{4}-\d{4}/.exec(heading)?.[0] ?? '';
  await guest.close();

  await page.goto(`/api/login?returnTo=/ops/bookings/${reference}`);
  await new SignInPage(page).signIn(STAFF.email, STAFF.password);
  const desk = new DeskPage(page);
  const form = await desk.choose('Accept');
  await form.getByLabel('Note').fill('Gate 3, ask for Sam');

  const colleague = await page.context().newPage();
  await colleague.goto(`/ops/bookings/${reference}`);
  const other = await new DeskPage(colleague).choose('Add note');
  await other.getByLabel('Note').fill('Client rang: fragile');
  await other.getByRole('button', { name: 'Add the note' }).click();
  await other.waitFor({ state: 'detached' });
  await colleague.close();

  await expect(form.getByRole('alert')).toContainText('Client rang: fragile', { timeout: 20_000 });
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Go on with what I typed' }).click();
  await expect(form.getByLabel('Note')).toHaveValue('Gate 3, ask for Sam');
  await form.getByRole('button', { name: 'Accept the booking' }).click();
  await expect(desk.standing).toContainText('Accepted');
  await expect(desk.trail).toContainText('Gate 3, ask for Sam');
});

test('the outbox shows what was written', async ({ page }) => {
  await page.goto('/api/login?returnTo=/ops/mail');
  await new SignInPage(page).signIn(STAFF.email, STAFF.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await expect(page).toHaveURL('/ops/bookings');
});

test.describe('who is not staff', () => {
  test.use({ expectedErrors: [/\b404\b/] });

  for (const path of STAFF_ROUTES) {
    test(`finds nothing at ${path}`, async ({ page }) => {
      expect((await page.request.get(path)).status()).toBe(404);
      await page.goto(`/api/login?returnTo=${path}`);
      await new SignInPage(page).signIn('client@saltbush.example', 'saltbush-client');
      await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    });
  }
});
