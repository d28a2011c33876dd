import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expectGoodAtWidths } from '../checks/expectGoodAtWidths.ts';
import { InvitationPages } from '../pages/InvitationPages.ts';
import { expect, test } from '../test.ts';

/** The gateway's clock file. While it is empty, the real time counts. */
const clockFile = join(tmpdir(), `saltbush-invitations-clock-${process.pid}`);
const DAY_MS = 86_400_000;
/** Long words, as in real business names. */
const HARBOUR = 'Harbour Produce Grosshandelsgesellschaft Nordwestaustralien Pty Ltd';
const DEPOT = 'Depot Freight';

test.use({ siteSettings: { CLOCK_FILE: clockFile } });
test.describe.configure({ mode: 'default' });

/** A visitor who is not signed in sets a company up and names the client as its contact. */
async function setUp(request: APIRequestContext, origin: string, businessName: string): Promise<string> {
  const answers = {
    ...{ submissionId: crypto.randomUUID(), businessName, abn: '51824753556', contactName: 'Maya Lin' },
    ...{ email: 'client@saltbush.example', phone: '+61 412 345 678', website: '', freightType: 'Pallets' },
    ...{ avgShipmentsPerWeek: 12, vehicleTypes: ['4T Truck'], specialRequirements: [], hasRecurringJobs: false },
    ...{ recurringSchedule: '', originSuburb: 'Alexandria', deliveryZones: ['Newtown'], focus: 'metro' },
    ...{ podMethod: 'Digital POD Only', palletExchange: false, xeroIntegration: false, notifyAllocator: true },
    ...{ accountStatus: 'active', rateSheet: null },
  };
  const response = await request.post(`${origin}/api/clients`, { data: answers, headers: { origin } });
  expect(response.status()).toBe(201);
  const { reference } = (await response.json()) as { reference: string };
  return reference;
}

test('a contact joins or says that it is not theirs, and staff see the answer and invite again', async ({
  page,
  browser,
  playwright,
  ownSite,
}) => {
  test.slow();
  const { url } = ownSite;
  const visitor = await playwright.request.newContext();
  const harbour = await setUp(visitor, url, HARBOUR);
  const depot = await setUp(visitor, url, DEPOT);
  const client = new InvitationPages(page);
  const desk = new InvitationPages(await browser.newPage());

  await client.follow(url, harbour, 'client');
  const card = client.card(HARBOUR);
  await expect(card).toContainText('It was set up by somebody who was not signed in.');
  await expect(client.card(DEPOT)).toBeVisible();
  await expectGoodAtWidths(page);

  await desk.onDesk(url, harbour);
  await expect(desk.users).toContainText('Until they join, they see nothing of it.');

  await page.getByRole('button', { name: `Join ${HARBOUR}` }).press('Enter');
  await expect(page.getByText(`You joined ${HARBOUR}`)).toBeVisible();
  await expect(card).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await desk.page.reload();
  await expect(desk.users.getByRole('listitem')).toHaveText('client@saltbush.example');
  await expect(desk.users.getByRole('button')).toHaveCount(0);

  // The mail is still in the inbox, and the client opens its link again.
  await client.follow(url, harbour, 'client');
  await expect(client.missing(harbour)).toContainText('You are signed in as client@saltbush.example.');
  await expectGoodAtWidths(page);
  await client.missing(harbour).getByRole('button', { name: 'Dismiss' }).click();
  await expect(client.missing(harbour)).toBeHidden();
  expect(new URL(page.url()).search).toBe('');

  // Somebody else opens the link too: for them there is no such invitation.
  await desk.follow(url, depot, 'staff');
  await expect(desk.missing(depot)).toContainText('You are signed in as staff@saltbush.example.');
  await expect(desk.card(DEPOT)).toBeHidden();

  await page.getByRole('button', { name: `Not mine: ${DEPOT}` }).click();
  await expect(page.getByText('Noted: it is not yours')).toBeVisible();
  await expect(client.card(DEPOT)).toBeHidden();
  await desk.onDesk(url, depot);
  await expect(desk.users).toContainText('this account is not theirs. Ring before you ask again.');
  await expectGoodAtWidths(desk.page);
  await desk.users.getByRole('button', { name: 'Invite again' }).click();
  await expect(desk.users).toContainText('Until they join, they see nothing of it.');
  await page.reload();
  await expect(client.card(DEPOT)).toContainText('Our staff invite you.');
});

test('an unanswered invitation expires on both sides, and is sent again', async ({ page, browser, ownSite }) => {
  const { url } = ownSite;
  const company = 'Late Freight';
  const reference = await setUp(page.request, url, company);
  const client = new InvitationPages(page);
  const desk = new InvitationPages(await browser.newPage());
  writeFileSync(clockFile, new Date(Date.now() + 31 * DAY_MS).toISOString());
  await client.follow(url, reference, 'client');
  const card = client.card(company);
  await expect(card).toContainText('The invitation ended without an answer, and nothing was shared.');
  await expect(card.getByRole('button')).toHaveCount(0);
  await expectGoodAtWidths(page);
  await desk.onDesk(url, reference);
  await expect(desk.users).toContainText('did not answer by');
  await desk.users.getByRole('button', { name: 'Invite again' }).click();
  await expect(desk.users).toContainText('Until they join, they see nothing of it.');
  await page.reload();
  await expect(card.getByRole('button', { name: `Join ${company}` })).toBeVisible();

  // Long after that, the dashboard neither asks nor mentions it by itself.
  writeFileSync(clockFile, new Date(Date.now() + 200 * DAY_MS).toISOString());
  await page.goto(`${url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
  await expect(page.getByText('names you as its contact')).toHaveCount(0);
  await client.follow(url, reference, 'client');
  await expect(client.missing(reference)).toContainText('ended more than thirty days ago');
});
