import { SignInPage } from '../pages/SignInPage.ts';
import { type HostileServer, startHostileServer } from '../platform/startHostileServer.ts';
import { expect, test } from '../test.ts';

const DOCUMENTS = [
  'html',
  'xhtml',
  'xht',
  'xml',
  'xsl',
  'shtml',
  'mht',
  'hta',
  'swf',
  'pdf',
  'svg',
  'js',
  'mjs',
  'css',
];
const DATA = [
  'vtt',
  'json',
  'wasm',
  'glb',
  'usdz',
  'txt',
  'webmanifest',
  'avif',
  'mp4',
  'woff2',
  'none',
  'HTML',
  'Svg',
];

let hostile: HostileServer;
test.use({
  // A working copy is served like a release, and its server may claim any content type for a file.
  siteSettings: async ({ browserName: _ }, use) => {
    hostile = await startHostileServer();
    await use({ DEV_REMOTES: 'mf-hostile', DEV_SERVER_URL: hostile.url });
    hostile.close();
  },
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
  // Downloads, and frames that stay empty.
  expectedErrors: [/./],
});

test('no file of a release runs or reads anything when an operator opens it by its address', async ({ page }) => {
  test.slow();
  await page.goto('/api/login?returnTo=/ops');
  await new SignInPage(page).signIn('ops@saltbush.example', 'saltbush-ops');
  await page.waitForURL('**/ops');
  // A tab of its own, so that the operator's page need not be loaded anew for each file.
  const tab = await page.context().newPage();
  for (const extension of [...DOCUMENTS, ...DATA]) {
    const path = `/mf/mf-hostile/dev/page.${extension}`;
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['x-content-type-options'], path).toBe('nosniff');
    expect(answer.headers()['content-security-policy'], path).toMatch(
      /^default-src '(none'; .*sandbox$|none'; sandbox$|self')/,
    );
    // A download starts, and then there is no page.
    const shown = await tab.goto(path).catch(() => null);
    if (shown !== null) expect(await tab.evaluate(() => document.title), path).not.toBe('ran');
    await page.evaluate(async (src) => {
      for (const tag of ['iframe', 'object', 'embed']) {
        const frame = document.createElement(tag);
        frame.setAttribute(tag === 'object' ? 'data' : 'src', src);
        document.body.append(frame);
      }
      await new Promise((resolve) => setTimeout(resolve, 150));
    }, path);
    expect(await page.evaluate(() => localStorage.getItem('ran')), path).toBeNull();
  }
  expect(hostile.stolen).toEqual([]);
});

test('a picture and a film are shown when they are opened by their address', async ({ page }) => {
  await page.goto('/');
  const picture = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => /\/mf\/.*\.(avif|webp|jpg)$/.test(name))?.name,
  );
  await page.goto(picture ?? '');
  await expect.poll(() => page.evaluate(() => document.querySelector('img')?.naturalWidth ?? 0)).toBeGreaterThan(100);
});
