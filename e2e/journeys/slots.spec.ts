import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { noteFigure } from '../checks/noteFigure.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { goLive } from '../platform/goLive.ts';
import { mfe } from '../platform/mfe.ts';
import { restampRelease } from '../platform/restampRelease.ts';
import { rollBack } from '../platform/rollBack.ts';
import { untilFollowing } from '../platform/untilFollowing.ts';
import { watchTelemetry } from '../platform/watchTelemetry.ts';
import { PART_RELEASE, writePartRemote } from '../platform/writePartRemote.ts';
import { expect, test } from '../test.ts';

// The faults that the journeys provoke, and what browsers say of them. Anything else fails.
test.use({
  siteSettings: { LOAD_TIMEOUT_MS: '1500' },
  expectedErrors: [/^console: Error: Fault |Failed to load resource|^answer: 404 .*\.js|ChunkLoadError/],
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
});
test.describe.configure({ mode: 'default' });

const TEAMS = ['alpha', 'beta'];

test.beforeAll(async ({ ownSite }) => {
  test.setTimeout(240_000);
  for (const team of TEAMS) {
    const folder = await writePartRemote(team);
    await mfe(ownSite, 'build', folder);
    for (const version of ['1.0.0', '1.1.0']) {
      const edit = (code: string) => code.replaceAll(PART_RELEASE, version);
      await goLive(ownSite, `mf-${team}`, version, await restampRelease({ dist: join(folder, 'dist'), version, edit }));
    }
  }
});

async function openPortal(page: Page): Promise<void> {
  await page.goto('/api/login?returnTo=/dashboard');
  await new SignInPage(page).signIn('client@saltbush.example', 'saltbush-client');
  await expect(partOf(page, 'alpha')).toBeVisible();
}

const partOf = (page: Page, team: string) => page.getByRole('region', { name: `Part of ${team}` });
const quotes = (page: Page) => page.getByRole('region', { name: 'Saved Quotes' });
const shipments = (page: Page) => page.getByRole('region', { name: 'Recent Shipments' });

/** Everything of the page that belongs to others than this team is there and answers. */
async function expectOthersWell(page: Page, broken: string): Promise<void> {
  await expect(shipments(page).getByRole('listitem').first()).toBeVisible();
  await expect(quotes(page).getByRole('listitem').first()).toBeVisible();
  for (const team of TEAMS.filter((one) => one !== broken)) {
    await partOf(page, team).getByRole('button', { name: 'Pressed 0' }).click();
    await expect(partOf(page, team).getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    await expect(partOf(page, team)).toContainText(`${team} 1.1.0`);
  }
}

test('the page comes from the server with the parts of three teams in it, in the order of its slot', async ({
  page,
}) => {
  await openPortal(page);
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/dashboard');
  await page.reload();
  const html = await (await answer).text();
  const parts = [...html.matchAll(/data-part="([\w-]+)" data-version="([^"]+)"/g)].map(([, name]) => name);
  expect(parts).toEqual(['mf-quote', 'mf-alpha', 'mf-beta']);
  expect(html).toContain('alpha 1.1.0');
  await expectOthersWell(page, 'nobody');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test.describe('when a part fails, everything else stays, and it goes to its last good release', () => {
  for (const team of TEAMS) {
    for (const fault of ['render', 'effect'] as const) {
      test(`${team} throws in its ${fault}`, async ({ page }) => {
        const events = await watchTelemetry(page);
        await page.addInitScript(
          ([name, kind]) => {
            window.partFaults = { [`${name} 1.1.0`]: kind };
          },
          [team, fault] as const,
        );
        await openPortal(page);
        await expect(partOf(page, team)).toContainText(`${team} 1.0.0`);
        await expectOthersWell(page, team);
        await expect
          .poll(() =>
            events.filter(({ remote }) => remote === `mf-${team}`).map(({ kind, version }) => `${kind} ${version}`),
          )
          .toEqual(['loaded 1.1.0', 'failed 1.1.0', 'abandoned 1.1.0', 'loaded 1.0.0', 'fallback 1.0.0']);
      });
    }

    test(`${team} does not load, and another part hangs`, async ({ page }) => {
      const other = TEAMS.find((one) => one !== team);
      await page.route(`**/mf/mf-${team}/1.1.0/**`, (route) => route.fulfill({ status: 404, body: '' }));
      await page.route(`**/mf/mf-${other}/**`, () => new Promise<void>(() => undefined));
      await openPortal(page);
      await expect(shipments(page).getByRole('listitem').first()).toBeVisible();
      await expect(quotes(page).getByRole('listitem').first()).toBeVisible();
      await expect(partOf(page, team)).toContainText(`${team} 1.0.0`);
      // What the server rendered of the other team would answer nobody, so it leaves once no release of it comes.
      await expect(partOf(page, other ?? '')).toHaveCount(0);
    });
  }

  test('both releases of a part throw: it leaves, and nothing else does', async ({ page }) => {
    await page.addInitScript(() => {
      window.partFaults = { 'alpha 1.1.0': 'render', 'alpha 1.0.0': 'effect' };
    });
    await page.goto('/api/login?returnTo=/dashboard');
    await new SignInPage(page).signIn('client@saltbush.example', 'saltbush-client');
    await expect(partOf(page, 'beta')).toBeVisible();
    await expect(partOf(page, 'alpha')).toHaveCount(0);
    await expectOthersWell(page, 'alpha');
  });
});

test('what is typed and pressed before the part answers is not lost', async ({ page }) => {
  await openPortal(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/mf/mf-alpha/1.1.0/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  const part = partOf(page, 'alpha');
  await part.getByLabel('Note for alpha').fill('Dock 4');
  release();
  await expect(part.getByLabel('Note for alpha')).toHaveValue('Dock 4');
  await part.getByRole('button', { name: 'Pressed 0' }).click();
  await expect(part.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  await expect(part.getByLabel('Note for alpha')).toHaveValue('Dock 4');
});

test('rolling one team back changes its part in an open page within a second, and nothing else', async ({
  page,
  ownSite,
}) => {
  const isFollowing = untilFollowing(page);
  await openPortal(page);
  await isFollowing;
  await partOf(page, 'beta').getByLabel('Note for beta').fill('Typed meanwhile');
  await expect(partOf(page, 'alpha')).toContainText('alpha 1.1.0');
  const startedAt = Date.now();
  await rollBack(ownSite, 'mf-alpha');
  await expect(partOf(page, 'alpha')).toContainText('alpha 1.0.0');
  noteFigure('rollback of a part to an open page of another team', startedAt);
  await expect(partOf(page, 'beta').getByLabel('Note for beta')).toHaveValue('Typed meanwhile');
  await expect(partOf(page, 'beta')).toContainText('beta 1.1.0');
  await page.reload();
  await expect(partOf(page, 'alpha')).toContainText('alpha 1.0.0');
});

test('the gate refuses what would not be shown, with words', async ({ ownSite }) => {
  const unfit = await writePartRemote('gamma', { values: "{ late: 'number' }" });
  await mfe(ownSite, 'build', unfit);
  const dist = join(unfit, 'dist');
  await expect(goLive(ownSite, 'mf-gamma', '1.0.0', await restampRelease({ dist, version: '1.0.0' }))).rejects.toThrow(
    /slot-values.*takes late of the slot dashboard\.overview in another way/,
  );
  const fitting = await writePartRemote('delta');
  await mfe(ownSite, 'build', fitting);
  const full = await restampRelease({ dist: join(fitting, 'dist'), version: '1.0.0' });
  await expect(goLive(ownSite, 'mf-delta', '1.0.0', full)).rejects.toThrow(/slot-full.*has room for 3/);
});

test('where a part is taken off the site, its page says what it has in its place, with scripts and without', async ({
  browser,
  page,
  ownSite,
}) => {
  const instead = (of: Page) => of.getByRole('main').getByRole('link', { name: 'Get price', exact: true });
  const quickQuote = (of: Page) => of.getByRole('main').getByRole('button', { name: 'Get price' });
  await page.goto('/');
  await expect(quickQuote(page)).toBeVisible();
  await expect(instead(page)).toHaveCount(0);
  await mfe(ownSite, 'retire', 'mf-quote', '--reason', 'Priced by telephone for a day');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: ownSite.url });
  const plain = await context.newPage();
  for (const one of [plain, page]) {
    await one.goto('/');
    await expect(instead(one)).toBeVisible();
    await expect(quickQuote(one)).toHaveCount(0);
  }
  await expectAccessible(page);
  await context.close();
});
