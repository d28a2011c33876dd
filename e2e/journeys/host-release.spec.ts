import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { ContactPage } from '../pages/ContactPage.ts';
import { liveVersion } from '../platform/liveVersion.ts';
import { mfe } from '../platform/mfe.ts';
import { postJson } from '../platform/postJson.ts';
import { publishHost } from '../platform/publishHost.ts';
import { reportVisitFrom } from '../platform/reportVisitFrom.ts';
import { rollBack } from '../platform/rollBack.ts';
import type { Site } from '../platform/startSite.ts';
import { untilTold } from '../platform/untilTold.ts';
import { watchTelemetry } from '../platform/watchTelemetry.ts';
import { expect, test } from '../test.ts';

/** More networks than the watch needs to agree. */
const VISITS = 80;

interface Boot {
  hostVersion: string;
}

test.use({
  siteSettings: { TRUSTED_PROXIES: '1' },
  expectedErrors: [/^exception: Error: Fault of the host/],
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
});
test.describe.configure({ mode: 'default' });

const activate = (site: Site, version: string, percent?: number) =>
  postJson(site, '/api/releases/shell/activations', { version, percent, reason: 'Journey: another host' });

/** The host version that made the page. */
const hostOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as Boot).hostVersion);

/** Resolves once the open tab listens for what is live. */
async function openAndFollow(page: Page, path: string): Promise<void> {
  const following = page.waitForRequest('**/api/releases/events');
  await page.goto(path);
  await following;
}

/** The host that a visitor gets, by their cookie; without one, a new visitor's, with the new cookie. */
async function visit(site: Site, cookie = ''): Promise<{ host: string; cookie: string }> {
  const response = await fetch(`${site.url}/faq`, { headers: { cookie } });
  const host = /"hostVersion":"([^"]+)"/.exec(await response.text())?.[1] ?? '';
  const given = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return { host, cookie: cookie || given.join('; ') };
}

test('open tabs keep their host, and leave one that was rolled back once nothing would be lost', async ({
  page,
  ownSite,
}) => {
  test.slow();
  const before = await liveVersion(ownSite, 'shell');
  await openAndFollow(page, '/faq');
  await publishHost(ownSite, '9.0.0');
  const told = untilTold(page, 'shell', (version) => version === '9.0.0');
  await activate(ownSite, '9.0.0');
  await told;
  expect(await hostOf(page)).toBe(before);

  await test.step('the next move loads the page with the new host', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    await expect.poll(() => hostOf(page)).toBe('9.0.0');
  });

  const contact = new ContactPage(page);
  await openAndFollow(page, '/contact');
  await contact.box('Name').fill('Jo Citizen');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const toldAgain = untilTold(page, 'shell', (version) => version === before);
  await rollBack(ownSite, 'shell');
  await toldAgain;

  await test.step('a half-filled form stays under the host it was begun with', async () => {
    await contact.box('Message').fill('Two pallets.');
    await expect(contact.box('Name')).toHaveValue('Jo Citizen');
    expect(await hostOf(page)).toBe('9.0.0');
    expect(documents).toEqual([]);
  });

  await test.step('cleared, the page is loaded anew, once', async () => {
    const loaded = page.waitForEvent('load');
    const following = page.waitForRequest('**/api/releases/events');
    await contact.box('Name').fill('');
    await contact.box('Message').fill('');
    await loaded;
    await following;
    expect(await hostOf(page)).toBe(before);
    await contact.box('Name').fill('Jo Citizen');
    await expect(contact.box('Name')).toHaveValue('Jo Citizen');
    expect(documents).toHaveLength(1);
  });
});

test('a share of the visitors gets a candidate of the host, each the same one at every visit', async ({ ownSite }) => {
  const before = await liveVersion(ownSite, 'shell');
  await publishHost(ownSite, '9.1.0');
  await activate(ownSite, '9.1.0', 50);
  const visitors: Awaited<ReturnType<typeof visit>>[] = [];
  // Only one run in 2,000,000,000 would find all of them on one side.
  for (let count = 0; count < 32; count++) visitors.push(await visit(ownSite));
  expect(new Set(visitors.map(({ host }) => host))).toEqual(new Set([before, '9.1.0']));
  for (const { host, cookie } of visitors.slice(0, 8)) expect(await visit(ownSite, cookie)).toEqual({ host, cookie });
  await rollBack(ownSite, 'shell');
  for (const { cookie } of visitors.slice(0, 8)) expect((await visit(ownSite, cookie)).host).toBe(before);
});

test('a host that never starts leaves a page that can be read and used, and the gateway rolls it back', async ({
  page,
  ownSite,
}) => {
  test.slow();
  const before = await liveVersion(ownSite, 'shell');
  // The watch believes networks that were there before.
  const visitors = Array.from({ length: VISITS }, (_, index) => `198.51.100.${index}`);
  for (const address of visitors) {
    expect(await reportVisitFrom(ownSite, address, { remote: 'shell', isFailed: false })).toBe(before);
  }
  await publishHost(ownSite, '9.2.0', (code, path) =>
    /(^|\/)main[^/]*\.js$/.test(path) ? `throw new Error('Fault of the host');${code}` : code,
  );
  await activate(ownSite, '9.2.0');
  const reports = await watchTelemetry(page, 'host');
  await page.goto('/contact');
  await expect
    .poll(() => reports)
    .toMatchObject([{ kind: 'abandoned', remote: 'shell', version: '9.2.0', code: 'incompatible' }]);

  await test.step('what it threw is told, by the page itself', async () => {
    const told = async () => (await mfe(ownSite, 'errors', 'shell')) as { failures: object[] };
    await expect
      .poll(async () => (await told()).failures, { timeout: 30_000 })
      .toMatchObject([{ side: 'browser', remote: 'shell', error: 'Error', releases: [{ version: '9.2.0' }] }]);
  });

  await test.step('what the server rendered can be read, and its links and forms work', async () => {
    await expectAccessible(page);
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Quick quote' });
    await form.getByLabel(/^Pickup/).fill('Sydney');
    await form.getByLabel(/^Delivery/).fill('Melbourne');
    await form.getByRole('button', { name: 'Get price' }).click();
    await expect(page).toHaveURL(/\/quote\?.*pickup=Sydney/);
    await expect(page.getByLabel('Pickup suburb')).toHaveValue('Sydney');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('a form that only a script can send says so, and keeps what was typed', async () => {
    await page.goto('/contact');
    const contact = new ContactPage(page);
    await contact.box('Name').fill('Jo Citizen');
    await contact.send.click();
    const said = () => contact.send.evaluate((button: HTMLButtonElement) => button.validationMessage);
    await expect.poll(said).toContain('load the page again');
    await expect(contact.box('Name')).toHaveValue('Jo Citizen');
    await expect(page).toHaveURL('/contact');
  });

  // The gateway may have seen enough before the last of them.
  for (const address of visitors) {
    expect(['9.2.0', before]).toContain(await reportVisitFrom(ownSite, address, { remote: 'shell', isFailed: true }));
  }
  await expect.poll(async () => (await visit(ownSite)).host, { timeout: 60_000, intervals: [250] }).toBe(before);
});
