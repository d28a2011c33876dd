import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expectGoodAtWidths } from '../checks/expectGoodAtWidths.ts';
import { watchForErrors } from '../checks/watchForErrors.ts';
import { ConfirmationPage } from '../pages/ConfirmationPage.ts';
import { ConsolePage } from '../pages/ConsolePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { mfe } from '../platform/mfe.ts';
import { restampRelease } from '../platform/restampRelease.ts';
import { ROOT } from '../platform/root.ts';
import type { Site } from '../platform/startSite.ts';
import { expect, test } from '../test.ts';

const FOLDER = join(ROOT, '.data/journeys/flags');
const VERSION = '1.9.0';
const LAUNCHED = 'Book from a Template';

test.use({
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
  // An act that needs a confirmation is refused at first, and its page runs no scripts, not even ours.
  expectedErrors: [/403.*\/flags\b|Blocked script execution in '[^']*\/confirm\//],
});

/** Opens the dashboard as somebody, in a browser of their own. */
async function signIn(
  browser: Browser,
  site: Site,
  who: 'client' | 'staff',
): Promise<{ page: Page; errors: string[] }> {
  const page = await (await browser.newContext({ baseURL: site.url })).newPage();
  const errors = await watchForErrors(page);
  await page.goto('/api/login?returnTo=/dashboard');
  await new SignInPage(page).signIn(`${who}@saltbush.example`, `saltbush-${who}`);
  await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible();
  return { page, errors };
}

/** Whether the server's HTML of the dashboard has what was launched; the page that React took over must say the same. */
async function hasLaunched(page: Page): Promise<boolean> {
  // React has taken the page over once it asks for the figures.
  const asked = page.waitForResponse(/\/api\/dashboard$/);
  const answer = await page.goto('/dashboard');
  const html = (await answer?.text()) ?? '';
  await asked;
  await expect(page.getByText('Reading your shipments')).toHaveCount(0);
  const isInHtml = html.includes(LAUNCHED);
  expect(await page.getByRole('link', { name: LAUNCHED }).count()).toBe(isInHtml ? 1 : 0);
  return isInHtml;
}

async function openForm(page: Page) {
  await page.goto('/ops/flags');
  await page.getByRole('button', { name: 'Switch quick-bookings of mf-dashboard' }).click();
  return page.getByRole('form', { name: 'Switch quick-bookings' });
}

async function confirm(page: Page, question: string): Promise<void> {
  await page.getByRole('button', { name: 'Switch it', exact: true }).click();
  const confirmation = new ConfirmationPage(page);
  await expect(confirmation.question).toHaveText(question);
  await confirmation.confirm();
  await expect(new ConsolePage(page).confirmed).toContainText('Flag quick-bookings of mf-dashboard');
}

test('an operator launches a flag for one company: its people see it with their next page, in the HTML already', async ({
  page,
  browser,
  ownSite,
}) => {
  test.slow();
  const member = await signIn(browser, ownSite, 'client');
  const other = await signIn(browser, ownSite, 'staff');
  const memberships = await member.page.evaluate(async () => (await fetch('/api/clients/memberships')).json());
  const company = String((memberships as { memberships: { reference: string }[] }).memberships[0]?.reference);
  expect(await hasLaunched(member.page)).toBe(false);

  await page.goto('/api/login?returnTo=/ops/flags');
  await new SignInPage(page).signIn('ops@saltbush.example', 'saltbush-ops');
  await expect(page.getByText('board-view', { exact: true })).toBeVisible();
  await expectGoodAtWidths(page);
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Add a rule' }).click();
  await form.getByLabel('Client').fill(company);
  await form.getByLabel('Reason').fill('They asked for it');
  await expectGoodAtWidths(page);
  await confirm(page, 'Change who gets which value of quick-bookings?');
  await expect(page.getByText(`on for visitors of ${company}`)).toBeVisible();

  // The page that is open stays as it is until its visitor moves on.
  expect(await member.page.getByRole('link', { name: LAUNCHED }).count()).toBe(0);
  await member.page.getByRole('link', { name: 'Invoices', exact: true }).first().click();
  await expect(member.page).toHaveURL(/invoices/);
  await member.page.getByRole('link', { name: 'Overview', exact: true }).first().click();
  await expect(member.page.getByRole('link', { name: LAUNCHED })).toBeVisible();

  expect(await hasLaunched(member.page)).toBe(true);
  expect(await hasLaunched(other.page)).toBe(false);
  const told = await member.page.evaluate(() => document.getElementById('boot')?.textContent ?? '');
  expect(told).toContain('"flags":{"mf-dashboard":{"quick-bookings":true}}');
  expect(told).not.toContain(company);

  const off = await openForm(page);
  await off.getByLabel(/^Switch it off/).check();
  await off.getByLabel('Reason').fill('Something is wrong with it');
  await confirm(page, 'Switch quick-bookings of mf-dashboard off for everybody?');
  expect(await hasLaunched(member.page)).toBe(false);
  await page.goto('/ops/activity?kind=flag');
  await expect(page.getByRole('rowheader', { name: 'Flag quick-bookings of mf-dashboard switched off' })).toBeVisible();
  expect([...member.errors, ...other.errors]).toEqual([]);
});

test('a share of the visitors gets a flag and keeps it, and a flag past its day is listed as stale', async ({
  page,
  browser,
  ownSite,
}) => {
  test.slow();
  const headers = { authorization: `Bearer ${ownSite.token}`, 'content-type': 'application/json' };
  const api = `${ownSite.url}/api/releases/flags`;
  const { flags } = (await (await fetch(api, { headers })).json()) as {
    flags: { flag: string; switched: { seq: number } | null }[];
  };
  const base = flags.find(({ flag }) => flag === 'quick-bookings')?.switched?.seq ?? null;
  const wish = { remote: 'mf-dashboard', flag: 'quick-bookings', isOff: false, base, reason: 'For half of them' };
  const body = JSON.stringify({ ...wish, rules: [{ value: true, share: 50 }] });
  expect((await fetch(api, { method: 'POST', headers, body })).status).toBe(201);

  const seen = new Set<boolean>();
  for (let visitor = 0; visitor < 12 && seen.size < 2; visitor += 1) {
    const { page: their, errors } = await signIn(browser, ownSite, 'client');
    const first = await hasLaunched(their);
    expect([await hasLaunched(their), await hasLaunched(their)]).toEqual([first, first]);
    expect(errors).toEqual([]);
    seen.add(first);
    await their.context().close();
  }
  expect(seen.size).toBe(2);

  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const dist = join(FOLDER, 'dist');
  await cp(join(ROOT, 'mf-dashboard/dist'), dist, { recursive: true });
  const manifest = await readFile(join(dist, 'release.json'), 'utf8');
  await writeFile(join(dist, 'release.json'), manifest.replace(/"until": ?"2027-05-31"/, '"until":"2026-01-31"'));
  await mfe(ownSite, 'publish', await restampRelease({ dist, version: VERSION }));
  await mfe(ownSite, 'activate', `mf-dashboard@${VERSION}`, '--reason', 'A journey');
  await page.goto('/api/login?returnTo=/ops/flags');
  await new SignInPage(page).signIn('ops@saltbush.example', 'saltbush-ops');
  const stale = page.getByRole('region', { name: 'Stale flags' });
  await expect(stale).toContainText('quick-bookings');
  await expect(stale).toContainText('Its last day has passed.');
  await expect(stale).toContainText('on for 50% of visitors');
  await expectGoodAtWidths(page);
});
