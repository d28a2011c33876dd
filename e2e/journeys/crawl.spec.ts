import type { APIRequestContext } from '@playwright/test';
import { crawlSite } from '../checks/crawlSite.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { expect, test } from '../test.ts';
import { CLIENT_ROUTES, PUBLIC_ROUTES } from './routes.data.ts';

/** The paths that `sitemap.xml` lists. */
async function listedPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url]) => (url ? new URL(url).pathname : []));
}

test('every link, file and fragment of the public site leads somewhere', async ({ request, baseURL }) => {
  const listed = await listedPaths(request);
  expect(listed).toEqual(expect.arrayContaining(PUBLIC_ROUTES.map(({ path }) => path)));

  const { pages, assets, faults } = await crawlSite(request, baseURL ?? '', listed);
  // The menu names it to everyone; signed out, its page offers to sign in, with status 404.
  expect(faults.filter((fault) => !fault.endsWith('links to /partner-with-us, which answers 404'))).toEqual([]);
  expect(pages).toEqual(expect.arrayContaining(listed));
  expect(assets).toBeGreaterThan(pages.length);
});

test('every link that a client sees leads somewhere', async ({ page, baseURL }) => {
  await page.goto('/api/login');
  await new SignInPage(page).signIn('client@saltbush.example', 'saltbush-client');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Welcome back/);

  const { pages, faults } = await crawlSite(page.request, baseURL ?? '', ['/', ...CLIENT_ROUTES]);
  expect(faults).toEqual([]);
  expect(pages).toEqual(expect.arrayContaining([...CLIENT_ROUTES]));
});
