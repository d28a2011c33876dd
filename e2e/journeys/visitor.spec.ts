import type { Page, Response } from '@playwright/test';
import { SignInPage } from '../pages/SignInPage.ts';
import { SiteHeader } from '../pages/SiteHeader.ts';
import { expect, test } from '../test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Records every first heading that a frame of the page shows, and frames without content. */
async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shownHeadings: shown });
    const note = () => {
      const root = document.getElementById('root');
      // A frame of a page that is still being read may end anywhere in it.
      const empty = document.readyState === 'loading' ? null : '(blank)';
      const text =
        root && (document.querySelector('h1')?.textContent ?? (document.querySelector('main') ? '(loading)' : empty));
      if (text && shown.at(-1) !== text) shown.push(text);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => (window as unknown as { shownHeadings: string[] }).shownHeadings);
}

async function signIn(page: Page, returnTo: string): Promise<void> {
  await page.goto(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
  await new SignInPage(page).signIn('client@saltbush.example', 'saltbush-client');
  await expect(page).toHaveURL(returnTo);
}

test('no frame of a reload shows the wrong home page, signed out or signed in', async ({ page }) => {
  const shown = await watchFrames(page);
  const reported = page.waitForRequest('**/api/telemetry');
  await page.goto('/');
  await reported;
  const publicHeadings = await shown();
  expect(publicHeadings).toHaveLength(1);

  await signIn(page, '/');
  const checked = page.waitForResponse('**/api/auth/user');
  await page.reload();
  await checked;
  await expect(heading(page)).toHaveText(/Welcome back/);
  const headings = await shown();
  expect(headings.filter((text) => text !== '(loading)')).toEqual([await heading(page).textContent()]);
});

test('a page that has not changed is not sent again, each load is a visit of its own, and signing in changes the page', async ({
  page,
}) => {
  const load = async (start: () => Promise<Response | null>) => {
    // A report of a page that is left is answered with 204.
    const told = page.waitForResponse((answer) => /\/api\/telemetry$/.test(answer.url()) && answer.status() === 200);
    const sizes = await (await start())?.request().sizes();
    const { visit } = (await (await told).json()) as { visit: string };
    return { bytes: sizes?.responseBodySize, visit };
  };
  const first = await load(() => page.goto('/about'));
  const again = await load(() => page.reload());
  expect(first.bytes).toBeGreaterThan(1_000);
  expect(again.bytes).toBe(0);
  for (const { visit } of [first, again]) expect(visit).toMatch(/^[\w.-]{40,}$/);
  expect(again.visit).not.toBe(first.visit);

  await signIn(page, '/about');
  await expect(new SiteHeader(page).link('Logout')).toBeVisible();
  await new SiteHeader(page).link('Logout').click();
  await page.goto('/about');
  await expect(new SiteHeader(page).link('Client Portal')).toBeVisible();
});

test.describe('a session that ends', () => {
  // From here on the dashboard's calls are refused.
  test.use({ expectedErrors: [/\b401\b/] });

  test('a sign-out in another tab is noticed soon after a page has loaded', async ({ page, context }) => {
    await signIn(page, '/dashboard');
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/user', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto('/dashboard');
    const other = await context.newPage();
    await other.goto('/');
    await new SiteHeader(other).link('Logout').click();
    await expect(new SiteHeader(other).link('Client Portal')).toBeVisible();
    answer();
    await expect(page.getByRole('main').getByRole('link', { name: 'Client Portal' })).toBeVisible();
    await expect(page).toHaveTitle(/^Page not found/);
    await expect(new SiteHeader(page).link('Logout')).toBeHidden();
  });
});

test('asking who the visitor is does not change what has been typed', async ({ page }) => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await signIn(page, '/dashboard');
  await page.route('**/api/auth/user', async (route) => {
    await answered;
    await route.continue();
  });
  // The host asks once it has started, since a session may have ended.
  const asked = page.waitForRequest('**/api/auth/user');
  await page.goto('/quote');
  await asked;
  const pickup = page.getByLabel('Pickup suburb');
  await pickup.fill('Geelong');
  const checked = page.waitForResponse('**/api/auth/user');
  answer();
  await (await checked).finished();
  await expect(pickup).toBeFocused();
  await expect(pickup).toHaveValue('Geelong');
});

test('a page that was just made does not ask whether somebody signed in; after a sign-in elsewhere, going back shows it', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/user')) asked.push(request.url());
  });
  // The first report is sent a second after the start, and the question would be half a second earlier.
  const told = page.waitForRequest('**/api/telemetry');
  await page.goto('/quote');
  await told;
  expect(asked).toEqual([]);

  await page.goto('/about');
  await signIn(await context.newPage(), '/contact');
  await page.goBack();
  await expect(page).toHaveURL('/quote');
  await expect(new SiteHeader(page).link('Logout')).toBeVisible();
});

test.describe('when nobody can tell who the visitor is', () => {
  test.use({ expectedErrors: [/Failed to load resource|^answer: 500/] });

  test('the page stays as it is', async ({ page }) => {
    await signIn(page, '/dashboard');
    await page.route('**/api/auth/user', (route) => route.fulfill({ status: 500 }));
    const answered = page.waitForResponse('**/api/auth/user');
    await page.goto('/quote');
    await answered;
    await expect(heading(page)).toBeVisible();
    await expect(new SiteHeader(page).link('Logout')).toBeVisible();
  });
});
