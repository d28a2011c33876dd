import { expectAccessible } from '../checks/expectAccessible.ts';
import { QuotePage } from '../pages/QuotePage.ts';
import { expect, test } from '../test.ts';

test('four pallets from Sydney to Melbourne have a true price', async ({ page }) => {
  const quote = new QuotePage(page);
  await quote.open('ltl');
  await quote.chooseLane('Sydney', 'Melbourne');
  await quote.setPallets(4);
  await quote.calculate.click();
  await expect(quote.summary).toContainText('$587.38');
  await expect(quote.summary).toContainText('$646.12');
  await expect(quote.summary).toContainText('22.37');
  await expectAccessible(page);
});

test('the price form of the home page carries its answers to the calculator', async ({ page }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Quick quote' });
  await form.getByLabel(/^Pickup/).fill('Sydney');
  await form.getByLabel(/^Delivery/).fill('Melbourne');
  await form.getByRole('button', { name: 'Get price' }).click();
  await expect(page).toHaveURL(/\/quote\?.*pickup=Sydney/);
  await expect(page.getByLabel('Pickup suburb')).toHaveValue('Sydney');
  await expect(page.getByLabel('Delivery suburb')).toHaveValue('Melbourne');
});
