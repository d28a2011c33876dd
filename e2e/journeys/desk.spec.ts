import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { BookingPages, GOODS } from '../pages/BookingPages.ts';
import { DeskPage } from '../pages/DeskPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect, test } from '../test.ts';
import { STAFF_ROUTES } from './routes.data.ts';

const STAFF = { email: 'staff@saltbush.example', password: 'saltbush-staff' };

/** One red pixel, since it only has to be a picture. */
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
  await page.keyboard.press('f');
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
  const listed = await desk.choose('Allocate');
  await expect(listed.getByLabel('Vehicle')).not.toHaveValue('');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Somebody who is on neither list' }).click();
  const allocation = page.getByRole('form', { name: 'Allocate' });
  await allocation.getByLabel('Driver').fill('Bo Reyes');
  await allocation.getByLabel('Vehicle').fill('CX 21 AB, semi');
  await allocation.getByRole('button', { name: 'Allocate' }).click();
  await expect(desk.standing).toContainText('Bo Reyes, CX 21 AB, semi');
  await desk.do('Picked up', 'Record the pickup');
  await expect(desk.standing).toContainText(/Picked upToday, \d+:\d\d [AP]M AE[DS]T/);
  await expect(page.getByRole('region', { name: 'Consignment' })).toContainText(GOODS);
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

test('the desk shows what somebody else did meanwhile, and keeps what was typed', async ({ page, browser }) => {
  test.slow();
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

test('staff answer an enquiry, approve a client who then reads a mail, and settle a driver', async ({ page }) => {
  test.slow();
  const mark = crypto.randomUUID().slice(0, 8);
  const send = async (path: string, data: Record<string, unknown>) =>
    (await page.request.post(path, { data: { submissionId: crypto.randomUUID(), ...data } })).json();
  const enquiry = await send('/api/enquiries', {
    ...{ topic: 'claim', name: `Tom ${mark}`, email: 'tom@yarra.example', phone: '', company: '', trap: '' },
    message: 'Two tiles broke.\n\nWhat now?',
  });
  const client = await send('/api/clients', {
    ...{ businessName: `Harbour ${mark}`, abn: '51824753556', contactName: 'Nina Park', phone: '0412 345 678' },
    ...{ email: `${mark}@harbour.example`, website: '', freightType: 'Pallets', avgShipmentsPerWeek: 3 },
    ...{ vehicleTypes: ['4T Truck'], specialRequirements: [], hasRecurringJobs: false, recurringSchedule: '' },
    ...{ originSuburb: 'Alexandria', deliveryZones: ['Manly'], focus: 'metro', podMethod: 'Digital POD Only' },
    ...{ palletExchange: false, xeroIntegration: false, notifyAllocator: false, accountStatus: 'active' },
    rateSheet: { name: 'rates.csv', text: 'Origin,Destination,Vehicle,RatePerKm\nSydney,Melbourne,Semi,3.1' },
  });
  const { token } = await send('/api/driver-applications', { purpose: 'application' });
  await page.request.put(`/api/driver-applications/${token}/documents/licence`, {
    headers: { 'content-type': 'image/png', 'x-file-name': 'licence.png' },
    data: PHOTO.buffer,
  });
  const details = { name: `Sam ${mark}`, email: 'sam@whitlam.example', phone: '0412 000 111', vehicle: 'Isuzu FRR' };
  const licence = {
    licenceClass: 'HR',
    licenceState: 'NSW',
    abn: '51824753556',
    availability: '',
    acceptsPrivacy: true,
  };
  const handedIn = await page.request.post(`/api/driver-applications/${token}/submission`, {
    data: { ...details, ...licence },
  });
  const driver = await handedIn.json();

  await page.goto(`/api/login?returnTo=/ops/enquiries?search=${mark}`);
  await new SignInPage(page).signIn(STAFF.email, STAFF.password);
  const desk = new DeskPage(page);
  await expect(desk.row(enquiry.reference)).toContainText('Damage or loss');
  await expectAccessible(page);
  await page.getByRole('link', { name: enquiry.reference }).click();
  // Two presses and the text: the row, and sending.
  await page.getByRole('form', { name: 'Reply' }).getByRole('textbox').fill('Please send a picture of the tiles.');
  await page.getByRole('button', { name: 'Send the reply' }).click();
  await expect(desk.standing).toContainText('Answered');
  await expect(desk.trail).toContainText(STAFF.email);
  const thread = page.getByRole('region', { name: 'Thread' });
  await expect(thread.getByRole('listitem').last()).toContainText('Please send a picture of the tiles.');
  await expectAccessible(page);
  await thread.getByRole('link', { name: 'Open the mail' }).click();
  await expect(page.getByRole('region', { name: 'Text of the mail' })).toContainText(`Hello Tom ${mark},`);

  await page.goto(`/ops/clients/${client.reference}`);
  await expect(page.getByRole('region', { name: 'Rate sheet' })).toContainText('$3.10');
  await expectAccessible(page);
  const form = await desk.choose('Make active');
  await form.getByLabel('Reason').fill('Checked by telephone');
  await form.getByRole('button', { name: 'Make the account active' }).click();
  await expect(desk.standing).toContainText('Active');
  await page.goto(`/ops/mail?search=${mark}@harbour.example`);
  await page.getByRole('link', { name: `Your account is active: ${client.reference}` }).click();
  await expect(page.getByRole('region', { name: 'Text of the mail' })).toContainText('Checked by telephone');

  await page.goto(`/ops/drivers?search=${mark}`);
  await expect(desk.row(driver.reference)).toContainText('0 of 7 verified, 1 sent');
  await expectAccessible(page);
  await page.getByRole('link', { name: `Sam ${mark}` }).click();
  const licenceFile = await page.request.get(`/api/ops/drivers/${driver.reference}/documents/licence`);
  expect(licenceFile.headers()['content-disposition']).toMatch(/^attachment/);
  const documents = page.getByRole('region', { name: 'Documents' });
  await desk.do('Verify', 'Mark as verified');
  await expect(documents.getByText('Verified', { exact: true })).toBeVisible();
  for (let settled = 1; settled < 7; settled += 1) {
    await documents.getByRole('listitem').nth(settled).getByRole('button', { name: 'Not needed' }).click();
    await documents.getByRole('button', { name: 'Mark as not needed' }).click();
    await expect(documents.getByRole('form')).toBeHidden();
  }
  await desk.do('Approve', 'Approve the driver');
  await expect(desk.standing).toContainText('Approved');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});

test.describe('somebody who is not staff', () => {
  test.use({ expectedErrors: [/\b404\b/] });

  for (const path of STAFF_ROUTES) {
    test(`is told at ${path} that it needs a staff account`, async ({ page }) => {
      expect((await page.request.get(path)).status()).toBe(404);
      await page.goto(`/api/login?returnTo=${path}`);
      await new SignInPage(page).signIn('client@saltbush.example', 'saltbush-client');
      await expect(page.getByRole('heading', { level: 1, name: 'This needs a staff account' })).toBeVisible();
      await expect(page).toHaveTitle(/^This needs a staff account/);
    });
  }
});
