import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect, test } from '../test.ts';

// What is booked stays, so it has a site of its own. Another price is told as a refusal, which browsers log.
test.use({ baseURL: async ({ ownSite }, use) => use(ownSite.url), expectedErrors: [/\b409\b/] });

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(`/api/login?returnTo=${path}`);
  await new SignInPage(page).signIn('client@saltbush.example', 'saltbush-client');
}

/** A day in a week or so on which freight is picked up. */
function pickupDay(): string {
  const day = new Date(Date.now() + 8 * 86_400_000);
  while ([0, 6].includes(day.getUTCDay())) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** Books freight by the calls that the pages make. */
async function book(page: Page): Promise<string> {
  const post = (path: string, body: object) =>
    page.evaluate(
      async ([to, sent]) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(to, { method: 'POST', headers, body: JSON.stringify(sent) })).json();
      },
      [path, body] as const,
    );
  const request = { mode: 'ltl', service: 'LTL', pickup: 'Sydney', delivery: 'Melbourne', palletCount: '4' };
  const priced = await post('/api/quotes/prices', { request });
  const save = { submissionId: crypto.randomUUID(), request: priced.request };
  const saved = await post('/api/quotes', { ...save, shownTotalExGstCents: priced.quote.totalExGstCents });
  const stop = {
    ...{ businessName: 'Harbour Foods', street: '12 Dock Road', contactName: 'Ana Ruiz', phone: '0412 345 678' },
    ...{ hasForklift: true, instructions: '' },
  };
  const made = await post('/api/bookings', {
    ...{ submissionId: crypto.randomUUID(), quoteToken: saved.token, pickupDate: pickupDay(), pickupTime: '10:00' },
    booker: {
      businessName: 'Harbour Foods',
      name: 'Ana Ruiz',
      email: 'client@saltbush.example',
      phone: '0412 345 678',
    },
    pickup: { ...stop, suburb: 'Sydney' },
    delivery: { ...stop, suburb: 'Melbourne' },
    goods: { description: 'Bottled water on 4 pallets', weight: '1,800', unit: 'kg' },
    ...{ customerReference: 'PO 77', instructions: '', hasDangerousGoods: false, dangerousGoods: [] },
    termsVersion: saved.termsVersion,
  });
  return made.reference;
}

for (const width of [390, 1280]) {
  test(`a client gives a booking a fifth pallet and another contact, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, '/dashboard');
    const reference = await book(page);
    await page.goto(`/dashboard/shipments/${reference}`);
    await page.getByRole('link', { name: 'Change the booking' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Change the booking' })).toBeVisible();
    await expect(page.getByText(/You can change it until/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.getByLabel('Pallets or items').fill('5');
    await page.getByLabel('Total weight').fill('2,250');
    await page.getByLabel('Contact name').first().fill('Ben Osei');
    await page.getByRole('button', { name: 'Save the change' }).click();
    await expect(page.getByText('This load has another price')).toBeVisible();
    await expect(page.getByText(/more\. Nothing is changed yet\./)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: /^Change it for/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: reference })).toBeVisible();
    await expect(page.getByText(/5 pallets, 2,250 kg instead of 4 pallets, 1,800 kg/)).toBeVisible();
    await expect(page.getByText('Another contact at the pickup.')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}
