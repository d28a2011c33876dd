import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ConfirmationPage } from '../pages/ConfirmationPage.ts';
import { ConsolePage } from '../pages/ConsolePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { goLive, publish } from '../platform/goLive.ts';
import { hostileScript } from '../platform/hostileScript.ts';
import { liveVersion } from '../platform/liveVersion.ts';
import { restampRelease } from '../platform/restampRelease.ts';
import { ROOT } from '../platform/root.ts';
import type { Site } from '../platform/startSite.ts';
import { untilFollowing } from '../platform/untilFollowing.ts';
import { expect, test } from '../test.ts';

const HOSTILE = '6.6.6';
/** The version that the hostile release tries to activate. */
const WANTED = '6.6.7';

test.use({
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
  // The hostile release has to run, also on a busy machine, where the last good one would soon take its place.
  siteSettings: { LOAD_TIMEOUT_MS: '15000' },
  // Every refused request is logged as an error.
  expectedErrors: [/./],
});
test.describe.configure({ mode: 'default' });

async function hostileRelease(version: string): Promise<string> {
  const dist = join(ROOT, '.data/journeys/hostile', `quote-${version}`);
  await rm(dist, { recursive: true, force: true });
  await cp(join(ROOT, 'mf-quote/dist'), dist, { recursive: true });
  const edit = (code: string, path: string) =>
    path.startsWith('remoteEntry') ? `(${hostileScript.toString()})();\n${code}` : code;
  return restampRelease({ dist, version, edit });
}

async function operatorsLog(site: Site): Promise<string[]> {
  const headers = { authorization: `Bearer ${site.token}` };
  const response = await fetch(`${site.url}/api/releases/history?all=1&limit=500`, { headers });
  const { history } = (await response.json()) as { history: { actor: string; kind: string }[] };
  return history.filter(({ actor }) => actor.startsWith('ops@')).map(({ kind }) => kind);
}

async function signIn(page: Page, path: string, role: 'ops' | 'staff' = 'ops'): Promise<void> {
  await page.goto(`/api/login?returnTo=${path}`);
  await new SignInPage(page).signIn(`${role}@saltbush.example`, `saltbush-${role}`);
  await page.waitForURL(`**${path}`);
}

test.beforeAll(async ({ ownSite }) => {
  await publish(ownSite, 'mf-quote', await hostileRelease(WANTED));
  await goLive(ownSite, 'mf-quote', HOSTILE, await hostileRelease(HOSTILE));
});

test("a hostile release on an operator's page gets no token, no activation and no file onto the site", async ({
  page,
  ownSite,
}) => {
  test.slow();
  await signIn(page, '/quote');
  await page.waitForFunction(() => window.hostile !== undefined);
  const loot = await page.evaluate(() => window.hostile?.attack());
  expect(loot).toEqual({
    'making a token': expect.stringMatching(/^\/confirm\/[\w-]{22}$/),
    activating: '403 confirmation-needed',
    'activating for a few': '403 confirmation-needed',
    publishing: '403 token-needed',
    'a working copy': '403 token-needed',
    'with a header of its own': '401 unauthenticated',
    'reading the page': 'refused',
    'reading it with headers': 'refused',
    'reading it as a visit': 'refused',
    'reading it from the cache': 'refused',
    'a frame': 'refused',
    'an object': 'refused',
    'an embed': 'refused',
    'opening it and pressing': 'refused',
    'opening the sign-in': 'refused',
    'sending the form': 'sent',
    'sending the form in a frame': 'sent',
    'answering it': 'refused',
    'a worker of the whole site': 'refused',
    'a worker of its own': 'refused',
    'reading the page of a preview': 'refused',
    'taking a preview': 'refused',
    'taking it as a visit does': 'refused',
    'opening the preview and pressing': 'refused',
    'what is live': 'readable',
  });
  expect(await liveVersion(ownSite, 'mf-quote')).toBe(HOSTILE);
  // A preview link was made that nobody has opened; nothing else was done in the operator's name.
  expect(await operatorsLog(ownSite)).toEqual(['preview']);
  const state = (await (await page.request.get('/api/site/live')).json()) as { overrides?: unknown[] };
  expect(state.overrides ?? []).toEqual([]);
});

test("a hostile release on a staff page gets no copy of a person's data, erases nobody, and can read no file", async ({
  page,
  ownSite,
}) => {
  test.slow();
  const email = 'ana.ruiz@private.example';
  const enquiry = {
    ...{ submissionId: crypto.randomUUID(), topic: 'general', name: 'Ana Ruiz', email, phone: '', company: '' },
    ...{ message: 'Two pallets to Geelong, please.', trap: '' },
  };
  const sent = await page.request.post('/api/enquiries', { data: enquiry, headers: { origin: ownSite.url } });
  expect(sent.status()).toBe(201);
  await signIn(page, '/quote', 'staff');
  await page.waitForFunction(() => window.hostile !== undefined);
  const loot = await page.evaluate((person) => window.hostile?.attackPerson(person), email);
  const nowhere = (name: string) => ({
    [`asking for the ${name}`]: '403 confirmation-needed',
    [`reading the page of the ${name}`]: 'refused',
    [`the ${name} in a frame`]: 'refused',
    [`opening the ${name} and pressing`]: 'refused',
    [`sending the form of the ${name}`]: 'sent',
    [`answering for the ${name}`]: 'refused',
  });
  expect(loot).toEqual({
    ...nowhere('copy'),
    ...nowhere('erasure'),
    'a token, by staff': '401 unauthenticated',
    'the list of erasures': '403 page-visit-needed',
    'the list of erasures in a frame': 'refused',
  });
  const acts = (await (await page.request.get('/api/ops/people/acts')).json()) as { total: number };
  expect(acts.total).toBe(0);
  const found = await page.request.post('/api/ops/people/search', {
    data: { email },
    headers: { origin: ownSite.url },
  });
  expect(await found.json()).toMatchObject({ parts: { enquiries: 1 } });
});

test('an operator sees what a hostile release put in place of their choice, and can still make the right one', async ({
  page,
  ownSite,
}) => {
  // A link that is pressed before the page has started loads a new document.
  const isStarted = untilFollowing(page);
  await signIn(page, '/quote');
  await isStarted;
  await page.waitForFunction(() => window.hostile !== undefined);
  await page.evaluate((version) => window.hostile?.swapVersions(version), WANTED);
  // Within the same document, what the release changed remains.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/ops/releases/mf-marketing' });
    document.querySelector('main')?.append(link);
    link.click();
  });
  const desk = new ConsolePage(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('mf-marketing');
  expect(await page.evaluate(() => window.hostile !== undefined)).toBe(true);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/ops/releases/mf-quote' });
    document.querySelector('main')?.append(link);
    link.click();
  });
  await publish(ownSite, 'mf-quote', await hostileRelease('6.7.0'));
  await desk.next.getByRole('button', { name: 'Activate a release' }).click();
  await desk.next.getByLabel('Release', { exact: true }).selectOption('6.7.0');
  await desk.next.getByRole('button', { name: 'Activate 6.7.0 for 10%' }).click();

  const confirmation = new ConfirmationPage(page);
  await expect(confirmation.question).toHaveText(`Activate mf-quote ${WANTED} for 10% of the visitors?`);
  await confirmation.back.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('mf-quote');
  expect(await liveVersion(ownSite, 'mf-quote')).toBe(HOSTILE);

  // This document never ran the hostile release.
  await desk.next.getByRole('button', { name: 'Activate a release' }).click();
  await desk.next.getByLabel('Release', { exact: true }).selectOption('6.7.0');
  await desk.next.getByRole('button', { name: 'Activate 6.7.0 for 10%' }).click();
  await confirmation.confirm();
  await expect(desk.confirmed).toContainText('Done: mf-quote 6.7.0 given to 10% of visitors');
});
