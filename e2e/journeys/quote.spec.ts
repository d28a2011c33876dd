import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectLargeTextFits } from '../checks/expectLargeTextFits.ts';
import { QuotePage } from '../pages/QuotePage.ts';
import { expect, test } from '../test.ts';

/** A Friday morning in Sydney, with every same-day level open. */
const MORNING = new Date('2026-11-20T09:00:00+11:00');

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(MORNING);
});

test('four pallets from Sydney to Melbourne have the right price', async ({ page }) => {
  const quote = new QuotePage(page);
  await quote.open('ltl');
  await quote.chooseLane('Sydney', 'Melbourne');
  await quote.setPallets(4);
  await quote.calculate.click();
  for (const text of ['$480.00', '22.37', '$107.38', '$587.38', '$58.74', '$646.12']) {
    await expect(quote.summary).toContainText(text);
  }
  await expectAccessible(page);
});

test('the price form of the home page opens the calculator with the price on show, on a phone in its bar', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Quick quote' });
  await form.getByLabel(/^Pickup/).fill('Sydney');
  await form.getByLabel(/^Delivery/).fill('Melbourne');
  await form.getByLabel(/^Pallets/).fill('4');
  await form.getByRole('button', { name: 'Get price' }).click();
  await expect(page).toHaveURL(/\/quote\?.*pickup=Sydney/);
  const quote = new QuotePage(page);
  await expect(quote.pickup).toHaveValue('Sydney');
  await expect(quote.delivery).toHaveValue('Melbourne');
  const book = page.getByRole('button', { name: 'Book This Quote' });
  for (const part of [quote.summary.getByText('$646.12').first(), quote.details, book]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await expect(quote.summary.getByText('GST 10%')).toBeHidden();
  await quote.details.click();
  await expect(quote.summary.getByText('GST 10%')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Quote summary' })).toBeVisible();
  await expect(page.locator('header').first()).toHaveAttribute('inert', '');
  await expectLargeTextFits(page);
  await page.keyboard.press('Escape');
  await expect(quote.details).toBeFocused();
  await expect(page.locator('header').first()).not.toHaveAttribute('inert');
  expect(await (await request.get(page.url())).text()).toContain('$646.12');
});

interface Priced {
  name: string;
  address: string;
  answer?: (quote: QuotePage) => Promise<void>;
  prices: string[];
}

const PRICED: Priced[] = [
  {
    name: 'twelve pallets to Perth in the last range',
    address: '?service=ltl',
    answer: async (quote) => {
      await quote.chooseLane('Sydney', 'Perth');
      await quote.setPallets(12);
    },
    prices: ['$6,420.00', '$1,436.15', '$7,856.15', '$785.62', '$8,641.77'],
  },
  {
    name: 'a semi from Adelaide to Melbourne, preselected',
    address: '?service=ftl',
    answer: (quote) => quote.chooseLane('Adelaide', 'Melbourne'),
    prices: ['$1,100.00', '$246.07', '$1,346.07', '$134.61', '$1,480.68'],
  },
  {
    name: 'a B-double from Brisbane to Perth',
    address: '?service=ftl',
    answer: async (quote) => {
      await quote.chooseLane('Brisbane', 'Perth');
      await quote.choose('FTL vehicle', /B-double/i);
    },
    prices: ['$16,000.00', '$3,579.20', '$19,579.20', '$1,957.92', '$21,537.12'],
  },
  {
    name: 'six tonnes by the hour, at least three of them',
    address: '?service=metro-hourly',
    answer: async (quote) => {
      await quote.choose('Starting location', 'Brisbane Metro');
      await quote.choose('Vehicle type', /^6 tonne/);
      await quote.page.getByLabel('Hours needed').fill('1.5');
    },
    prices: ['Hire 3 h × $86.00', '$258.00', '11.62%', '$29.98', '$287.98', '$28.80', '$316.78'],
  },
  {
    name: 'VIP between two zones at the dearer one',
    address: '?service=metro-pallets',
    answer: async (quote) => {
      await quote.enterPlaces('Newtown', 'Bondi');
      await quote.tab('VIP').click();
    },
    prices: ['Fuel levy: included', '$115.00', '$11.50', '$126.50'],
  },
  {
    name: 'the other name of the same-day form, with a tailgate',
    address: '?service=same-day-metro-pallets',
    answer: async (quote) => {
      await quote.enterPlaces('Newtown', 'Marrickville');
      await quote.tab('Standard').click();
      await quote.page.getByLabel(/Tailgate/).check();
    },
    prices: ['$75.00', '$25.00', '$100.00', '$10.00', '$110.00'],
  },
  {
    name: 'a dedicated tray by distance',
    address: '?pickup=Marrickville&delivery=Parramatta',
    answer: async (quote) => {
      // The server renders by its own clock, so Standard may be closed until the page follows the browser's.
      await expect(quote.page.getByRole('radio', { name: 'Standard' })).toBeEnabled();
      await quote.choose('Metro vehicle', '1-tonne tray');
    },
    prices: ['$75.58', '$7.56', '$83.14'],
  },
  {
    name: 'a guide by distance where there is no rate',
    address: '?pickup=Perth&delivery=Darwin',
    prices: ['No matching rate found. Contact us for a custom quote.', 'Indicative only', '$6,040.50', '$6,644.55'],
  },
  {
    name: 'pallets on a lane that is in no list',
    address: '?service=ltl&pickup=Corio+VIC+3214&delivery=Darwin&pallets=4',
    prices: ['Less Than Truck Load by distance', 'Indicative only', 'Pickup priced as Geelong', '$7,438.00'],
  },
];

for (const { name, address, answer, prices } of PRICED) {
  test(`prices ${name}`, async ({ page }) => {
    const quote = new QuotePage(page);
    await quote.openAddress(address);
    await answer?.(quote);
    await quote.calculate.click();
    for (const text of prices) await expect(quote.summary).toContainText(text);
  });
}

test('a suburb without a zone is offered with its postcode, and its lane without a rate can be booked by distance', async ({
  page,
}) => {
  const quote = new QuotePage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await quote.open('ltl');
  await page.getByRole('button', { name: 'Another place? Price it by distance' }).click();
  await expect(quote.pickup).toBeFocused();
  await quote.pickup.fill('Glenelg');
  await quote.option('Glenelg SA 5045').click();
  await expect(quote.pickup).toHaveValue('Glenelg SA 5045');
  await quote.delivery.fill('Toowoomba');
  await quote.delivery.press('Escape');
  await quote.setPallets(2);
  await expectAccessible(page);
  await quote.calculate.click();
  for (const text of ['Less Than Truck Load by distance', 'Pickup priced as Adelaide', '1,885 km', '$2,827.50']) {
    await expect(quote.summary).toContainText(text);
  }
  await expectAccessible(page);
  await quote.summary.getByRole('button', { name: 'Book This Quote' }).click();
  await expect(page).toHaveURL(/\/quotes\/[\w-]+\/book$/);
  const booked = page.getByRole('complementary', { name: 'What you book' });
  await expect(booked).toContainText('Indicative only – contact us to confirm');
  await expect(booked).toContainText('A person confirms the price before the booking stands.');
  await expect(booked).toContainText('$3,110.25');
});

test('every card shows the same price as the summary', async ({ page }) => {
  const quote = new QuotePage(page);
  await quote.openAddress('?pickup=Manly&delivery=Penrith&quoted=1');
  const total = quote.summary.getByText('Total ex GST').locator('..');
  for (const [service, price] of [
    ['All Day', '$135.00'],
    ['Standard', '$115.00'],
    ['VIP', '$145.00'],
    ['Express', '$175.00'],
  ] as const) {
    await quote.card(service).click();
    await expect(quote.card(service)).toContainText(price);
    await expect(total).toContainText(price);
  }
});

test('the address restores the quote after a reload, in a sent link and on Back, without a history of edits', async ({
  page,
  context,
}) => {
  const quote = new QuotePage(page);
  await page.goto('/faq');
  await quote.openAddress('');
  const entries = await page.evaluate(() => history.length);
  await quote.enterPlaces('Newtown NSW 2042', 'Bondi');
  await quote.card('Express').click();
  await page.getByLabel(/Residential/).check();
  await quote.calculate.click();
  await expect(quote.summary).toContainText('$181.50');
  await expect(page).toHaveURL(/\?pickup=Newtown\+NSW\+2042&delivery=Bondi&level=express&residential=on&quoted=1$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(page.getByRole('heading', { name: 'Quote summary' })).toBeFocused();

  const expectSame = async (other: QuotePage) => {
    await expect(other.summary).toContainText('$181.50');
    await expect(other.pickup).toHaveValue('Newtown NSW 2042');
    await expect(other.page.getByLabel(/Residential/)).toBeChecked();
    await expect(other.page.getByRole('radio', { name: 'Express' })).toBeChecked();
  };
  await page.reload();
  await expectSame(quote);

  await page.getByLabel(/Residential/).uncheck();
  await page.getByLabel(/Residential/).check();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link to this quote' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const elsewhere = await context.newPage();
  await elsewhere.clock.setFixedTime(MORNING);
  await elsewhere.goto(link);
  await expectSame(new QuotePage(elsewhere));
  await elsewhere.close();

  // The last edit counts even when a link is followed at once.
  await quote.delivery.fill('Manly');
  await page.getByRole('link', { name: 'LTL national' }).click();
  await expect(page.getByLabel('Origin city')).toBeVisible();
  await page.goBack();
  await expect(quote.delivery).toHaveValue('Manly');
  await expect(quote.summary).toContainText('Northern Beaches');
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('no address breaks the form', async ({ page }) => {
  const quote = new QuotePage(page);
  for (const query of [
    `?pickup=${'x'.repeat(3000)}&delivery=%F0%9F%92%A5&pallets=1e9&hours=NaN&pickupDate=soon&level=warp`,
    '?service=ltl&service=ftl&pickup=Sydney&pickup=Perth&pallets=-1&quoted=1&item=&item=9&quoted=1',
    '?%E0%A4%A&=&&&quoted',
    '?service=metro-pallets&pickup=%00&delivery=%D7%A9%D7%9C%D7%95%D7%9D&metroVehicle=rocket&quoted=1',
  ]) {
    await quote.openAddress(query);
    await expect(quote.calculate).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Your Instant Quote');
  }
});
