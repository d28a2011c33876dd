import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { noteFigure } from '../checks/noteFigure.ts';
import { readHtml } from '../checks/readHtml.ts';
import { renderedHeading } from '../checks/renderedHeading.ts';
import { ConfirmationPage } from '../pages/ConfirmationPage.ts';
import { ConsolePage } from '../pages/ConsolePage.ts';
import { QuotePage } from '../pages/QuotePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { HEADING } from '../platform/changedQuote.ts';
import { publish } from '../platform/goLive.ts';
import { liveVersion } from '../platform/liveVersion.ts';
import { mfe } from '../platform/mfe.ts';
import { restampRelease } from '../platform/restampRelease.ts';
import { ROOT } from '../platform/root.ts';
import type { Site } from '../platform/startSite.ts';
import { expect, test } from '../test.ts';

const OPS = { email: 'ops@saltbush.example', password: 'saltbush-ops' };

test.use({
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
  // An act that needs a confirmation is refused at first, and its page runs no scripts, not even ours.
  expectedErrors: [/403.*\/(activations|retirement)\b|Blocked script execution in '[^']*\/confirm\//],
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function openAndFollow(page: Page, path: string): Promise<void> {
  const following = page.waitForRequest('**/api/releases/events');
  await page.goto(path);
  await following;
}

test('an operator takes a remote off the site and brings it back; open tabs follow without losing a field', async ({
  page,
  browser,
  request,
  ownSite,
}) => {
  test.slow();
  const version = await liveVersion(ownSite, 'mf-quote');
  const visitors = await browser.newContext({ baseURL: ownSite.url });
  const [idle, writer] = [await visitors.newPage(), await visitors.newPage()];
  await openAndFollow(idle, '/quote');
  await openAndFollow(writer, '/quote');
  const quote = new QuotePage(writer);
  await quote.enterPlaces('Dandenong South', 'Botany');

  await page.goto('/api/login?returnTo=/ops/releases/mf-quote');
  await new SignInPage(page).signIn(OPS.email, OPS.password);
  const desk = new ConsolePage(page);
  const confirmation = new ConfirmationPage(page);
  await desk.next.getByRole('button', { name: 'Take mf-quote off the site' }).click();
  const form = page.getByRole('form', { name: 'Take mf-quote off the site' });
  await form.getByRole('button', { name: 'Not needed any more' }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Take mf-quote off the site' }).click();
  await expect(confirmation.question).toHaveText('Take mf-quote off the site?');
  await confirmation.confirm();
  const goneAt = Date.now();
  await expect.poll(async () => (await request.get('/quote')).status(), { intervals: [20] }).toBe(404);
  noteFigure('retirement to new page loads', goneAt);
  await expect(heading(idle)).toHaveText('404 Page Not Found');
  noteFigure('retirement to an idle open tab', goneAt);
  await expect(idle.getByText('The page that you had open here was taken off the site a moment ago.')).toBeVisible();
  await expectAccessible(idle);

  await test.step('a half-filled form stays until it is cleared', async () => {
    await expect(heading(writer)).toHaveText(HEADING);
    await expect(quote.pickup).toHaveValue('Dandenong South');
    await quote.enterPlaces('', '');
    await expect(heading(writer)).toHaveText('404 Page Not Found');
  });

  await test.step('the console says so, and brings it back once that is accepted', async () => {
    await expect(desk.confirmed).toContainText('mf-quote taken off the site');
    await expect(desk.standing).toContainText(`${version} was live until then`);
    await desk.next.getByRole('button', { name: 'Activate a release' }).click();
    const back = page.getByRole('form', { name: 'Activate a release of mf-quote' });
    await back.getByLabel(`Give visitors ${version} even though it was taken back`).check();
    await expectAccessible(page);
    await back.getByRole('button', { name: `Activate ${version} for everybody` }).click();
    await confirmation.confirm();
    await expect.poll(async () => (await readHtml(request, '/quote')).heading, { intervals: [50] }).toBe(HEADING);
    await expect(heading(idle)).toHaveText(HEADING);
  });
  await visitors.close();
});

/** Publishes a built remote as version 9.0.0, with another first heading on its page. */
async function publishWith(site: Site, name: string, from: string, to: string): Promise<void> {
  const folder = join(ROOT, '.data/journeys/sets', name);
  await rm(folder, { recursive: true, force: true });
  await cp(join(ROOT, name, 'dist'), folder, { recursive: true });
  const edit = (code: string) => code.replaceAll(from, to);
  await publish(site, name, await restampRelease({ dist: folder, version: '9.0.0', edit }));
}

test('two releases go live together in one revision, and an operator takes both back at once', async ({
  page,
  request,
  ownSite,
}) => {
  test.slow();
  const headings = async () => ({
    quote: (await readHtml(request, '/quote')).heading,
    check: (await readHtml(request, '/freight-health-check')).heading,
  });
  const before = {
    quote: await renderedHeading(request, '/quote'),
    check: await renderedHeading(request, '/freight-health-check'),
  };
  await publishWith(ownSite, 'mf-quote', HEADING, 'A quote of the set');
  await publishWith(ownSite, 'mf-onboarding', before.check, 'A check of the set');
  const titles = ['mf-quote@9.0.0', 'mf-onboarding@9.0.0'];
  await mfe(ownSite, 'activate', ...titles, '--together', '--reason', 'One news, two teams');
  await expect.poll(headings).toEqual({ quote: 'A quote of the set', check: 'A check of the set' });

  await page.goto('/api/login?returnTo=/ops');
  await new SignInPage(page).signIn(OPS.email, OPS.password);
  const sets = page.getByRole('region', { name: 'Live together' });
  await expect(sets).toContainText('One news, two teams');
  await sets.getByRole('button', { name: /^Take all of them back/ }).click();
  const form = page.getByRole('form', { name: /^Take back set/ });
  // The whole page fits, since axe takes what the status strip covers for too small.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Take all of them back' }).click();
  await expect.poll(headings).toEqual(before);
  await expect(page.getByRole('region', { name: 'Live together' })).toHaveCount(0);
});
