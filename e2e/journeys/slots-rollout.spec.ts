import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { SignInPage } from '../pages/SignInPage.ts';
import { goLive, publish } from '../platform/goLive.ts';
import { mfe } from '../platform/mfe.ts';
import { postJson } from '../platform/postJson.ts';
import { previewLink } from '../platform/previewLink.ts';
import { restampRelease } from '../platform/restampRelease.ts';
import { rollBack } from '../platform/rollBack.ts';
import { ROOT } from '../platform/root.ts';
import { startWorkingCopy } from '../platform/startWorkingCopy.ts';
import { untilFollowing } from '../platform/untilFollowing.ts';
import { PART_RELEASE, writePartRemote } from '../platform/writePartRemote.ts';
import { expect, test } from '../test.ts';

test.use({ baseURL: async ({ ownSite }, use) => use(ownSite.url) });
test.describe.configure({ mode: 'serial' });

const NAME = 'mf-echo';
let folder = '';

const releaseOf = (version: string) =>
  restampRelease({
    dist: join(folder, 'dist'),
    version,
    edit: (code) => code.replaceAll(PART_RELEASE, version),
  });

test.beforeAll(async ({ ownSite }) => {
  test.setTimeout(240_000);
  folder = await writePartRemote('echo');
  await mfe(ownSite, 'build', folder);
  await goLive(ownSite, NAME, '1.0.0', await releaseOf('1.0.0'));
  await publish(ownSite, NAME, await releaseOf('1.1.0'));
});

const part = (page: Page) => page.getByRole('region', { name: 'Part of echo' });

async function signIn(page: Page): Promise<void> {
  await page.goto('/api/login?returnTo=/dashboard');
  await new SignInPage(page).signIn('client@saltbush.example', 'saltbush-client');
  await expect(part(page)).toBeVisible();
}

/** A browser of its own, signed in at the portal. */
async function visitor(browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signIn(page);
  return page;
}

/** The release whose part the server has written into the portal, for this browser. */
async function sentVersion(page: Page): Promise<string | undefined> {
  const html = await page.evaluate(async () => (await fetch('/dashboard')).text());
  return new RegExp(`data-part="${NAME}" data-version="([^"]+)"`).exec(html)?.[1];
}

test('a preview of one team shows its part in the page of another, to the holder of the link alone', async ({
  page,
  browser,
  ownSite,
}) => {
  await page.goto(await previewLink(ownSite, NAME, '1.1.0'));
  await page.getByRole('button', { name: 'Show it in this browser' }).click();
  await signIn(page);
  await expect(part(page)).toContainText('echo 1.1.0');
  expect(await sentVersion(page)).toBe('1.1.0');
  await part(page).getByRole('button', { name: 'Pressed 0' }).click();
  await expect(part(page).getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  const other = await visitor(browser, ownSite.url);
  await expect(part(other)).toContainText('echo 1.0.0');
  await other.context().close();
});

test('a canary reaches the part for its share of visitors, and each keeps what they got', async ({
  browser,
  ownSite,
}) => {
  test.slow();
  await postJson(ownSite, `/api/releases/${NAME}/activations`, {
    version: '1.1.0',
    percent: 50,
    reason: 'Journey: half',
  });
  const seen = new Map<string, Page>();
  // Which half a browser belongs to is a matter of chance: all twenty in one is one case in a million.
  for (let tries = 0; tries < 20 && seen.size < 2; tries += 1) {
    const page = await visitor(browser, ownSite.url);
    const version = (await sentVersion(page)) ?? '';
    if (seen.has(version)) await page.context().close();
    else seen.set(version, page);
  }
  expect([...seen.keys()].sort()).toEqual(['1.0.0', '1.1.0']);
  for (const [version, page] of seen) {
    await expect(part(page)).toContainText(`echo ${version}`);
    await page.reload();
    await expect(part(page)).toContainText(`echo ${version}`);
    await page.context().close();
  }
  await postJson(ownSite, `/api/releases/${NAME}/activations`, { version: '1.1.0', reason: 'Journey: everybody' });
});

test('a working copy shows each build in the page of the other team, which stays as it is', async ({
  page,
  ownSite,
}) => {
  test.slow();
  const copy = await startWorkingCopy({
    site: ownSite,
    folder,
    token: ownSite.token,
    tooling: join(ROOT, 'packages/tooling'),
  });
  try {
    await page.goto(copy.url);
    await page.getByRole('button', { name: 'Show it in this browser' }).click();
    await signIn(page);
    const quotes = page.getByRole('region', { name: 'Saved Quotes' });
    await expect(part(page)).toContainText(`echo ${PART_RELEASE}`);
    await quotes.evaluate((element) => element.setAttribute('data-was-here', ''));
    const file = join(folder, 'src/TeamPart.tsx');
    await writeFile(file, (await readFile(file, 'utf8')).replace(`{'echo ${PART_RELEASE}'}`, "{'echo as edited'}"));
    await expect(part(page)).toContainText('echo as edited', { timeout: 30_000 });
    await expect(quotes).toHaveAttribute('data-was-here', '');
  } finally {
    await copy.stop();
  }
});

test('the truck in the quote comes without a script, follows the load, and is taken back in an open page', async ({
  page,
  ownSite,
}) => {
  const dist = join(ROOT, '.data/journeys/slots-rollout/mf-ar');
  await rm(dist, { recursive: true, force: true });
  await cp(join(ROOT, 'mf-ar/dist'), dist, { recursive: true });
  const edit = (code: string) => code.replaceAll('Enter sizes or pallets above', 'Say above what you send');
  await goLive(ownSite, 'mf-ar', '9.0.0', await restampRelease({ dist, version: '9.0.0', edit }));
  // A page that was asked for before its part could be rendered leaves the part to the browser.
  const sent = async () => (await page.request.get('/quote')).text();
  await expect.poll(sent).toContain('Say above what you send');
  const scripts: string[] = [];
  page.on('request', (request) => void (request.url().includes('/mf/mf-ar/') && scripts.push(request.url())));
  const isFollowing = untilFollowing(page);
  await page.goto('/quote');
  const slot = page.locator('[data-slot="quote.truck-fit"]');
  await expect(slot).toContainText('Say above what you send and see them on the floor.');
  await isFollowing;
  expect(scripts).toEqual([]);
  await rollBack(ownSite, 'mf-ar');
  await expect(slot).toContainText('Enter sizes or pallets above and see them on the floor.');
  await page.reload();
  await page.getByLabel(/^Number of pallets/).fill('6');
  await expect(slot).toContainText('6 pallets on the floor');
  await expect(slot.getByRole('img')).toHaveAccessibleName(/6 pallets on it/);
});
