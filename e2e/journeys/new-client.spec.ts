import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { NewClientPage } from '../pages/NewClientPage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect, test } from '../test.ts';

const STAFF = { email: 'staff@saltbush.example', password: 'saltbush-staff' };
const MESSAGES = [
  'Business name is required',
  'ABN/ACN is required',
  'Contact name is required',
  'Email is required',
  'Phone number is required',
  'Please select freight type',
  'Please enter average shipments',
  'Please select at least one vehicle type',
  'Origin suburb is required',
  'Please select POD method',
];
const SHEET = ['Origin,Destination,Vehicle,RatePerKm', ...Array(12).fill('Sydney,Melbourne,Semi,3.1'), 'x,,,'].join(
  '\n',
);

/** A name no other run has used. */
const uniqueName = (name: string): string => `${name} ${crypto.randomUUID().slice(0, 8)}`;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the set-up is filled in with the keyboard alone and leads to the first quote', async ({ page }) => {
    const setup = new NewClientPage(page);
    const { keyboard } = page;
    const name = uniqueName('Harbour Produce');
    await setup.open();
    await expect(setup.previous).toBeDisabled();
    await setup.field('Business name').focus();
    for (const text of [name, '51824753556', 'Nina Park', 'nina@harbour.example', '0412345678']) {
      await keyboard.type(text);
      await keyboard.press('Tab');
    }
    await expect(setup.field('ABN/ACN')).toHaveValue('51 824 753 556');
    await expect(setup.field('Phone number')).toHaveValue('0412 345 678');
    await keyboard.press('Enter');

    await expect(setup.part(2, 'Freight Profile')).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('P');
    await keyboard.press('Tab');
    await keyboard.type('12');
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await expect(setup.field('Freight type')).toHaveValue('Pallets');
    await expect(page.getByLabel('1T Van')).toBeChecked();
    await expect(setup.field('Recurring schedule')).toBeHidden();
    await page.getByLabel('We have recurring jobs').focus();
    await keyboard.press('Space');
    await expect(setup.field('Recurring schedule')).toBeVisible();
    await setup.next.focus();
    await keyboard.press('Enter');

    await expect(setup.part(3, 'Delivery Zones')).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.type('Alexandria');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(setup.field('Origin suburb')).toHaveValue('Alexandria NSW 2015');
    await setup.zone.focus();
    for (const zone of ['Newtown', ' newtown ', 'Manly', '']) {
      await keyboard.type(zone);
      await keyboard.press('Enter');
    }
    await expect(page.getByRole('list', { name: 'Chosen delivery zones' }).getByRole('listitem')).toHaveText([
      'Newtown',
      'Manly',
    ]);
    await page.getByRole('button', { name: 'Remove Newtown' }).focus();
    await keyboard.press('Enter');
    await expect(setup.zone).toBeFocused();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await setup.next.focus();
    await keyboard.press('Enter');

    await expect(setup.part(4, 'Account Setup')).toBeFocused();
    await keyboard.press('Tab');
    await keyboard.press('D');
    await expect(page.getByLabel('Notify allocator')).toBeChecked();
    await expectAccessible(page);
    await setup.save.focus();
    await keyboard.press('Enter');

    await expect(page).toHaveURL(/\/quote\?.*pickup=Alexandria/);
    await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toContainText(
      `${name} has been set up successfully.`,
    );
    await expect(page.getByLabel('Pickup suburb')).toHaveValue('Alexandria NSW 2015');
  });
});

test('an empty save lists the ten missing answers, and each entry goes away when it is corrected', async ({ page }) => {
  const setup = new NewClientPage(page);
  await setup.open();
  await setup.tab('Account Setup').click();
  await setup.save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Validation Error' })).toContainText(
    'Please fill in all required fields.',
  );
  await expect(setup.summary).toBeFocused();
  await expect(setup.summary.getByRole('link')).toHaveText(MESSAGES);
  await expect(setup.tab('Business Info')).toHaveAttribute('aria-selected', 'true');
  await expect(setup.tab('Business Info')).toContainText('5 errors');
  await expect(setup.tab('Freight Profile')).toContainText('3 errors');
  await expect(setup.tab('Delivery Zones')).toContainText('1 error');
  await expect(setup.tab('Account Setup')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  await setup.summary.getByRole('link', { name: 'Please select POD method' }).click();
  await expect(setup.field('POD method')).toBeFocused();
  await setup.field('POD method').selectOption('Both Digital & Paper');
  await expect(setup.summary.getByRole('link')).toHaveCount(9);
  await expect(setup.tab('Account Setup')).not.toContainText('error');

  await setup.tab('Business Info').click();
  await setup.field('Email').fill('nina@');
  await setup.tab('Account Setup').click();
  await setup.save.click();
  await expect(setup.summary.getByRole('link', { name: 'Please enter a valid email address' })).toBeVisible();
});

test.describe('a save that fails', () => {
  test.use({ expectedErrors: [/\/api\/clients|ERR_/] });

  test('keeps everything, and stores it once when it is saved again', async ({ page }) => {
    const setup = new NewClientPage(page);
    const name = uniqueName('Twice Ltd');
    await setup.open();
    await setup.fillRequired(name, 'twice@client.example');
    await setup.page.getByLabel(/^Rate sheet/).setInputFiles({
      name: 'rates.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(SHEET),
    });
    await expect(page.getByText('Showing 10 of 12 rows')).toBeVisible();
    await expect(page.getByText('1 invalid rows were skipped.')).toBeVisible();
    await expectAccessible(page);

    // The gateway answers that it cannot do it now.
    await page.route('**/api/clients', (route) => route.fulfill({ status: 503, body: 'Unavailable' }));
    await setup.save.click();
    await expect(page.getByText('Something went wrong at our end.')).toBeVisible();
    await page.unroute('**/api/clients');

    // The gateway gets the form, but its answer is lost.
    await page.route('**/api/clients', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await setup.save.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Error' }).first()).toContainText(
      'Failed to save client setup. Please try again.',
    );
    await expect(page.getByText('We could not reach our server.')).toBeVisible();
    // The toast is the alert. The notice takes the focus, which reads it out, so it is not announced too.
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved yet' })).toHaveCount(0);
    await expect(page.getByText('everything you typed is still here')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/clients');
    await setup.save.click();
    await expect(page).toHaveURL(/\/quote\?/);

    await page.goto('/api/login?returnTo=/faq');
    await new SignInPage(page).signIn(STAFF.email, STAFF.password);
    const answer = await page.request.get(`/api/ops/clients?view=all&search=${encodeURIComponent(name)}`);
    expect(await answer.json()).toMatchObject({ total: 1, rows: [{ status: 'pending', hasRateSheet: true }] });
  });
});

test('a draft survives leaving the page and closing its tab, as far as it is still valid', async ({
  page,
  context,
}) => {
  const setup = new NewClientPage(page);
  await setup.open();
  await setup.fillRequired('<script>alert(1)</script>', 'draft@client.example');

  // A link of the site asks first; staying changes nothing, and leaving keeps the draft.
  const home = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).first();
  await home.click();
  await expect(setup.leaveQuestion).toContainText('What you typed stays on this device');
  await expect(setup.leaveQuestion.getByRole('button', { name: 'Stay here' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(setup.leaveQuestion).toBeHidden();
  await expect(page).toHaveURL('/new-client');
  await expect(setup.field('POD method')).toHaveValue('Digital POD Only');
  await home.click();
  await setup.leaveQuestion.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(setup.field('Business name')).toHaveValue('<script>alert(1)</script>');
  await page.close();

  const second = await context.newPage();
  const again = new NewClientPage(second);
  await again.open();
  await expect(again.field('Business name')).toHaveValue('<script>alert(1)</script>');
  await expect(second.getByText('We kept what you typed on this device')).toBeVisible();
  await expectAccessible(second);
  await second.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('saltbush.new-client') ?? '{}');
    kept.values.freightType = 'Elephants';
    kept.values.vehicleTypes = 7;
    localStorage.setItem('saltbush.new-client', JSON.stringify(kept));
  });
  await second.close();

  const third = await context.newPage();
  const last = new NewClientPage(third);
  await last.open();
  await expect(last.field('Business name')).toHaveValue('<script>alert(1)</script>');
  await last.tab('Freight Profile').click();
  await expect(last.field('Freight type')).toHaveValue('');
  await third.getByRole('button', { name: 'Start again' }).click();
  await last.tab('Business Info').click();
  await expect(last.field('Business name')).toHaveValue('');
});

test('files that are not rate sheets are refused with a message', async ({ page }) => {
  const setup = new NewClientPage(page);
  await setup.open();
  await setup.tab('Account Setup').click();
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel(/^Rate sheet/).setInputFiles({ name, mimeType: 'text/csv', buffer });
  await choose('large.csv', Buffer.alloc(21 * 1024 * 1024, 'x'));
  await expect(page.getByText('This file is larger than 20 MB.')).toBeVisible();
  await choose('book.csv', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 1]));
  await expect(page.getByText('This file is not a text file.')).toBeVisible();
  await choose('other.csv', Buffer.from('From,To\nSydney,Perth'));
  await expect(
    page.getByText('Invalid format. Please include columns: Origin, Destination, Vehicle, RatePerKm'),
  ).toBeVisible();
  await choose('formula.csv', Buffer.from('Origin,Destination,Vehicle,RatePerKm\n=1+1,Perth,Semi,2'));
  await expect(page.getByText('No valid rows found. Please check your data format.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove rate sheet' }).click();
  await expect(page.getByText('No valid rows found.')).toBeHidden();
});
