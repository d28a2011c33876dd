import type { Locator } from '@playwright/test';
import { ContactPage } from '../pages/ContactPage.ts';
import { NewClientPage } from '../pages/NewClientPage.ts';
import { QuotePage } from '../pages/QuotePage.ts';
import { holdHost } from '../platform/holdHost.ts';
import { openRendered } from '../platform/openRendered.ts';
import { expect, test } from '../test.ts';

const caretOf = (field: Locator) =>
  field.evaluate((input: HTMLInputElement | HTMLTextAreaElement) => [input.selectionStart, input.selectionEnd]);

test('what is typed and ticked before the scripts are loaded is priced, and typing continues at the caret', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-20T09:00:00+11:00'));
  const release = await holdHost(page);
  await openRendered(page, '/quote');
  const quote = new QuotePage(page);
  await quote.delivery.fill('Bondi');
  const tailgate = page.getByRole('checkbox', { name: /^Tailgate/ });
  await tailgate.check();
  await quote.pickup.pressSequentially('Newtown');
  await quote.pickup.press('ArrowLeft');
  await quote.pickup.press('ArrowLeft');
  expect(await caretOf(quote.pickup)).toEqual([5, 5]);
  release();
  await expect(quote.card('Standard')).toContainText('$110.00');
  await expect(tailgate).toBeChecked();
  await expect(quote.pickup).toBeFocused();
  expect(await caretOf(quote.pickup)).toEqual([5, 5]);
  await quote.pickup.press('x');
  await expect(quote.pickup).toHaveValue('Newtoxwn');
  await expect(quote.delivery).toHaveValue('Bondi');
});

test('a suburb that was begun before the scripts are loaded is suggested once they are', async ({ page }) => {
  const release = await holdHost(page);
  await openRendered(page, '/quote');
  const quote = new QuotePage(page);
  await quote.pickup.fill('marr');
  release();
  await quote.option('Marrickville NSW 2204').click();
  await expect(quote.pickup).toHaveValue('Marrickville NSW 2204');
});

test('a message from a link that was changed early stays, and errors are shown', async ({ page }) => {
  const release = await holdHost(page);
  await openRendered(page, '/contact?message=About storage: ');
  const contact = new ContactPage(page);
  await contact.box('Email').pressSequentially('jo at client.example');
  const message = contact.box('Message');
  await message.press('ControlOrMeta+Home');
  await message.pressSequentially('Urgent! ');
  release();
  // The e-mail field lost focus before anything could check it.
  await expect(contact.box('Email')).toHaveAccessibleDescription(/email/i);
  await expect(message).toHaveValue('Urgent! About storage:');
  await expect(message).toBeFocused();
  expect(await caretOf(message)).toEqual([8, 8]);
});

test('early input in a set-up wins over the stored draft, field by field, and survives a reload', async ({ page }) => {
  const setup = new NewClientPage(page);
  await setup.open();
  await setup.field('Business name').fill('Harbour Wholesale');
  await setup.field('Contact name').fill('Nina Park');
  await page.waitForFunction(() => localStorage.getItem('saltbush.new-client')?.includes('Nina Park'));
  const release = await holdHost(page);
  await page.reload({ waitUntil: 'commit' });
  await setup.field('Business name').fill('Harbour Foods');
  release();
  await expect(setup.field('Contact name')).toHaveValue('Nina Park');
  await expect(setup.field('Business name')).toHaveValue('Harbour Foods');
  await page.reload();
  await expect(setup.field('Contact name')).toHaveValue('Nina Park');
  await expect(setup.field('Business name')).toHaveValue('Harbour Foods');
});

test('a message sent before the scripts are loaded is sent whole once they are, and never appears in the address', async ({
  page,
}) => {
  const release = await holdHost(page);
  await openRendered(page, '/contact');
  const contact = new ContactPage(page);
  const message = 'Two pallets from Newcastle to Geelong.';
  await contact.fill({ Name: 'Jo Citizen', Email: 'jo@client.example', Company: 'Citizen', Message: message });
  await contact.send.click();
  const sent = page.waitForRequest('**/api/enquiries');
  release();
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Jo Citizen', message });
  await expect(contact.receipt).toContainText(/ENQ-\d{4}-\d{5}/);
  await expect(page).toHaveURL('/contact');
});
