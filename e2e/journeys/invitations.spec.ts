import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expectGoodAtWidths } from '../checks/expectGoodAtWidths.ts';
import { InvitationPages } from '../pages/InvitationPages.ts';
import { SignInPage } from '../pages/SignInPage.ts';
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
  await expect(desk.contact).toContainText('Until they join, they see nothing of it.');

  await page.getByRole('button', { name: `Join ${HARBOUR}` }).press('Enter');
  await expect(page.getByText(`You joined ${HARBOUR}`)).toBeVisible();
  await expect(card).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await desk.page.reload();
  await expect(desk.people.getByRole('listitem')).toContainText(['client@saltbush.example']);
  await expect(desk.people.getByRole('listitem').first()).toContainText('Owner, joined');
  await expect(desk.contact.getByRole('button')).toHaveCount(0);

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
  await expect(desk.contact).toContainText('this account is not theirs. Ring before you ask again.');
  await expectGoodAtWidths(desk.page);
  await desk.contact.getByRole('button', { name: 'Invite again' }).click();
  await expect(desk.contact).toContainText('Until they join, they see nothing of it.');
  await page.reload();
  await expect(client.card(DEPOT)).toContainText('Our staff invite you.');
});

test('an owner invites a colleague, who joins by proving the address, and is signed out when removed', async ({
  page,
  browser,
  ownSite,
}) => {
  test.slow();
  const { url } = ownSite;
  const company = 'Wattle & Rye Foods Pty Ltd';
  const colleague = 'ops@saltbush.example';
  await page.goto(`${url}/api/login?returnTo=/dashboard/people`);
  await new SignInPage(page).signIn('client@saltbush.example', 'saltbush-client');
  const members = page.getByRole('region', { name: 'Who belongs to it' });
  await expect(members.getByRole('listitem', { name: 'client@saltbush.example' })).toContainText('(you)');
  await expect(members).toContainText('The only owner. Make somebody else an owner first.');
  await expect(page.getByRole('region', { name: 'Invited' })).toContainText('warehouse@wattleandrye.example');
  await members.getByRole('button', { name: 'Change the role of accounts@wattleandrye.example' }).click();
  await expectGoodAtWidths(page);

  const form = page.getByRole('form', { name: 'Invite somebody' });
  await form.getByLabel('Email').fill(colleague);
  await form.getByLabel('Role').selectOption('viewer');
  await form.getByRole('button', { name: 'Send invitation' }).press('Enter');
  await expect(page.getByText(`${colleague} is invited`)).toBeVisible();
  await expect(page.getByRole('listitem', { name: `Invitation of ${colleague}` })).toBeVisible();

  const guest = new InvitationPages(await browser.newPage());
  await guest.page.goto(`${url}/api/login?returnTo=/dashboard`);
  await new SignInPage(guest.page).signIn(colleague, 'saltbush-ops');
  await guest.page.getByRole('link', { name: 'See the invitation' }).click();
  await expect(guest.page.getByText('client@saltbush.example invites you to the client account')).toBeVisible();
  await expectGoodAtWidths(guest.page);
  await guest.page.getByRole('button', { name: `Join ${company}` }).click();
  await expect(guest.page.getByRole('region', { name: `You belong to ${company}` })).toBeVisible();
  await guest.page.getByRole('link', { name: 'See the people' }).click();
  await expect(guest.page.getByText('You belong to it as a viewer.')).toBeVisible();
  await expect(guest.page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await guest.page.goto(`${url}/dashboard`);
  await expect(guest.page.getByText('Your role in the company does not book.')).toBeVisible();

  await page.reload();
  await members.getByRole('button', { name: `Remove ${colleague}` }).click();
  await members.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(page.getByText(`${colleague} is removed`)).toBeVisible();
  await expect(members.getByRole('listitem', { name: colleague })).toBeHidden();
  await guest.page.goto(`${url}/dashboard/people`);
  await expect(guest.page.getByText('404 Page Not Found')).toBeVisible();

  const reference = (await page.getByText(new RegExp(`^${company}, CL-`)).textContent())?.split(', ')[1] ?? '';
  const desk = new InvitationPages(await browser.newPage());
  await desk.onDesk(url, reference);
  await desk.people.getByText('What was changed').click();
  await expect(desk.people).toContainText(`Removed: ${colleague}, Viewer`);
  await desk.people.getByRole('button', { name: 'Invite somebody' }).click();
  await expectGoodAtWidths(desk.page);
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
  await expect(desk.contact).toContainText('did not answer by');
  await desk.contact.getByRole('button', { name: 'Invite again' }).click();
  await expect(desk.contact).toContainText('Until they join, they see nothing of it.');
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
