import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { QuotePage } from '../pages/QuotePage.ts';
import { expect, test } from '../test.ts';

const MORNING = new Date('2026-11-20T09:00:00+11:00');

const ADDRESSES = [
  '?pickup=Newtown&delivery=Marrickville&pallets=2&quoted=1',
  '?service=metro-pallets&pickup=Newtown&delivery=Bondi&quoted=1',
  '?service=metro-hourly&pickup=Sydney&hourlyVehicle=6t-truck&quoted=1',
  '?service=ftl&pickup=Brisbane&delivery=Perth&ftlVehicle=BDOUBLE&quoted=1',
  '?service=ltl&pickup=Sydney&delivery=Melbourne&pallets=4&quoted=1',
];

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(MORNING);
});

test('suburbs are found by name and postcode, remembered, and swapped', async ({ page }) => {
  const quote = new QuotePage(page);
  await quote.openAddress('');
  await quote.pickup.fill('marr');
  await expect(quote.option('Marrickville NSW 2204')).toBeVisible();
  await expectAccessible(page);
  await quote.option('Marrickville NSW 2204').click();
  await expect(quote.pickup).toHaveValue('Marrickville NSW 2204');
  await quote.delivery.fill('2026');
  await quote.option('Bondi Beach NSW 2026').click();
  await page.getByRole('button', { name: 'Swap pickup and delivery' }).click();
  await expect(quote.pickup).toHaveValue('Bondi Beach NSW 2026');
  await expect(quote.delivery).toHaveValue('Marrickville NSW 2204');

  await quote.openAddress('');
  await quote.pickup.click();
  await expect(page.getByRole('option')).toHaveText([
    /^Bondi Beach/,
    /^Marrickville/,
    /^Sydney/,
    ...Array(5).fill(/./),
  ]);
  // Any other text stays as it is.
  await quote.pickup.fill('7 Some Road, Hurstville');
  await quote.delivery.click();
  await expect(quote.pickup).toHaveValue('7 Some Road, Hurstville');
});

test('a price can be had with the keyboard alone', async ({ page }) => {
  const quote = new QuotePage(page);
  await quote.openAddress('');
  await expect(quote.calculate).toBeDisabled();
  await quote.pickup.focus();
  await page.keyboard.type('newt');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Swap pickup and delivery' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('bondi j');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(quote.delivery).toHaveValue('Bondi Junction NSW 2022');
  // Enter in a field asks for the price.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Quote summary' })).toBeFocused();
  await expect(quote.news).toContainText('$93.50');
});

test('what a name was taken as is shown below its field, and moves nothing', async ({ page }) => {
  const quote = new QuotePage(page);
  const below = page.getByRole('group', { name: 'What you send' });
  const top = () => below.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  // A font that is not there in time is left out for good, and the fallback is wider. The second visit has it.
  await quote.openAddress('');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await quote.openAddress('');
    const before = await top();
    await quote.enterPlaces('Strathfield', 'Campbelltown');
    await expect(quote.pickup).toHaveAccessibleDescription(/Taken as Strathfield NSW 2135/);
    expect(await top()).toBe(before);
  }
});

test('a wrong answer is reported beside its field, and nothing typed is lost', async ({ page }) => {
  const quote = new QuotePage(page);
  await quote.openAddress('?service=ltl&pickup=Sydney&delivery=Melbourne');
  const pallets = page.getByPlaceholder('Enter number of pallets (1-50)');
  for (const [answer, message] of [
    ['0', 'Invalid pallet count. Please enter a number greater than 0.'],
    ['51', 'Please enter between 1 and 50 pallets, or contact us for a full truck.'],
    ['1.5', 'Please enter a whole number of pallets.'],
    ['1000000000', 'Please enter between 1 and 50 pallets, or contact us for a full truck.'],
  ] as const) {
    await pallets.fill(answer);
    await expect(pallets).toHaveAccessibleDescription(new RegExp(message.replace('.', '\\.')));
    await quote.calculate.click();
    await expect(pallets).toBeFocused();
    await expect(pallets).toHaveValue(answer);
    await expect(quote.summary).not.toContainText('$');
  }
  await pallets.fill('4');
  const weight = page.getByLabel(/weight/i).first();
  await weight.fill('');
  await weight.pressSequentially('1e');
  await expect(weight).toHaveAccessibleDescription(/We cannot read this/);
  await quote.calculate.click();
  await expect(weight).toBeFocused();
  await weight.press('End');
  await weight.pressSequentially('2');
  await expect(weight).toHaveValue('1e2');
  await quote.calculate.click();
  await expect(quote.summary).toContainText('$646.12');
});

test('any text in the suburbs is kept and answered', async ({ page }) => {
  const quote = new QuotePage(page);
  await quote.openAddress('?delivery=Newtown');
  for (const text of ['abc', '💥🚚', 'שלום עולם', '<b>x</b>', '0', '-1e9']) {
    await quote.pickup.fill(text);
    await quote.pickup.press('Escape');
    await quote.calculate.click();
    await expect(quote.summary).toContainText('price to be confirmed');
    await expect(quote.pickup).toHaveValue(text);
  }
  await quote.pickup.fill('x'.repeat(10_000));
  await expect(quote.pickup).toHaveAccessibleDescription(/at most 100 characters/);
  await expect(quote.pickup).toHaveValue('x'.repeat(10_000));
});

test.describe('without scripts', () => {
  // A browser that runs no scripts reports the preloaded ones as blocked.
  test.use({ javaScriptEnabled: false, expectedErrors: [/\.js failed \(csp\)$/] });

  test('the form is plain, keeps its answers and is priced', async ({ page }) => {
    await page.goto('/quote?service=metro-pallets');
    await page.getByLabel('Pickup suburb').fill('Newtown');
    await page.getByLabel('Delivery suburb').fill('Bondi');
    await page.getByRole('button', { name: 'Calculate Quote' }).click();
    await expect(page).toHaveURL(/service=metro-pallets.*pickup=Newtown.*delivery=Bondi/);
    await expect(page.getByLabel('Pickup suburb')).toHaveValue('Newtown');
    await page.goto('/quote');
    await page.getByLabel('Pickup suburb').fill('Sydney');
    await page.getByLabel('Delivery suburb').fill('Melbourne');
    await page.getByLabel('Number of pallets').fill('4');
    await page.getByRole('button', { name: 'Calculate Quote' }).click();
    await expect(new QuotePage(page).summary).toContainText('$646.12');
    await expect(page.getByText(/^Quotes are saved and booked by a script/)).toBeVisible();
  });

  test('a form that only a script can send says so, and keeps what was typed', async ({ page }) => {
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Send us a message' });
    await expect(form.getByText(/^Messages are sent by a script in your browser/)).toBeVisible();
    await form.getByLabel('Name').fill('Nina Petrova');
    await form.getByRole('button', { name: /^Send/ }).click();
    await expect(page).toHaveURL('/contact');
    await expect(form.getByLabel('Name')).toHaveValue('Nina Petrova');
    await page.goto('/quotes/anything');
    await expect(page.getByText(/^This page is put together by a script/)).toBeVisible();
  });
});

for (const address of ADDRESSES) {
  test(`is accessible, and fits any window: ${address}`, async ({ page }) => {
    const quote = new QuotePage(page);
    await quote.openAddress(address);
    await expect(quote.summary).toContainText('Total inc GST');
    await expectAccessible(page);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page);
  });
}

test('prints the quote on paper, without the form', async ({ page }) => {
  const quote = new QuotePage(page);
  await quote.openAddress('?pickup=Newtown&delivery=Marrickville&tailgate=on&quoted=1');
  await expect(quote.summary).toContainText('$110.00');
  await page.emulateMedia({ media: 'print' });
  await expect(quote.summary).toContainText('$110.00');
  await expect(quote.pickup).toBeHidden();
  await expect(quote.calculate).toBeHidden();
  await expect(page.getByText('Priced on 20 Nov 2026')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
