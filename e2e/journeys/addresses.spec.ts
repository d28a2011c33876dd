import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { BookingPages } from '../pages/BookingPages.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect, test } from '../test.ts';

const FILE = [
  'Name,Street,Suburb,Postcode,Tailgate needed',
  'Ferngully Melbourne,4 Roaster Lane,Footscray,3011,yes',
  'Ferngully Perth,,Perth,6000,no',
].join('\r\n');

test('an address goes from a file into a booking with two keys, on a phone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/api/login?returnTo=/dashboard/addresses');
  await new SignInPage(page).signIn('client@saltbush.example', 'saltbush-client');
  await expect(page.getByRole('listitem', { name: 'Corner Loaf' })).toContainText('Daily 5:30 to 11:00');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Import CSV' }).click();
  const buffer = Buffer.from(FILE);
  await page.getByLabel('CSV file').setInputFiles({ name: 'places.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('1 row has a fault and is left out')).toBeVisible();
  await expect(page.getByRole('row', { name: '3 Street Street address is required' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 address' }).click();
  await expect(page.getByRole('group', { name: 'Imported' })).toBeFocused();
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByRole('button', { name: 'Change Ferngully Melbourne' }).click();
  await page.getByLabel('Contact name').fill('Bo Lind');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect(page.getByRole('listitem', { name: 'Ferngully Melbourne' })).toContainText('Bo Lind');

  const booking = new BookingPages(page);
  await booking.price();
  await booking.book.click();
  const delivery = booking.part('Delivery');
  await delivery.getByLabel('From your addresses').focus();
  await page.keyboard.press('f');
  await page.keyboard.press('Enter');
  await expect(delivery.getByLabel('Business name')).toHaveValue('Ferngully Melbourne');
  await expect(delivery.getByLabel(/Street address/)).toHaveValue('4 Roaster Lane, Footscray 3011');
  await expect(delivery.getByLabel('Contact name')).toHaveValue('Bo Lind');
  await expect(delivery.getByRole('status')).toContainText('It needs a tailgate, and this quote has none');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
