import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { untilPartsAreThere } from '../checks/untilPartsAreThere.ts';
import { goLive } from '../platform/goLive.ts';
import { mfe } from '../platform/mfe.ts';
import { restampRelease } from '../platform/restampRelease.ts';
import { rollBack } from '../platform/rollBack.ts';
import { ROOT } from '../platform/root.ts';
import { untilFollowing } from '../platform/untilFollowing.ts';
import { watchTelemetry } from '../platform/watchTelemetry.ts';
import { writeRemote } from '../platform/writeRemote.ts';
import { expect, test } from '../test.ts';

test.use({ baseURL: async ({ ownSite }, use) => use(ownSite.url) });

/** A team with a page that is read and has one control. */
const STILL = {
  'remote.config.ts': `import { defineRemote } from '@saltbush/tooling';

export default defineRemote({
  name: 'mf-still',
  routes: [
    { path: '/still', page: './src/StillPage.tsx', interactive: 'parts', title: 'Still', description: 'A page with a button.' },
  ],
});
`,
  'src/StillPage.tsx': `import { useState } from 'react';

export function StillPage() {
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <h1>Still</h1>
      <button type="button" onClick={() => setPressed(pressed + 1)}>{'Pressed ' + pressed}</button>
    </>
  );
}
`,
};
const QUESTIONS = 'Frequently Asked Questions';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

function noteScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

async function openAndFollow(page: Page, path: string): Promise<void> {
  const following = untilFollowing(page);
  await page.goto(path);
  await following;
}

test('a page that is read loads the two small scripts of its frame, and says that it came', async ({
  page,
  request,
}) => {
  await untilPartsAreThere(request, '/');
  const scripts = noteScripts(page);
  const events = await watchTelemetry(page);
  await openAndFollow(page, '/');
  expect(scripts).toEqual([expect.stringMatching(/\/frame\.\w+\.js$/), expect.stringMatching(/\/quiet\.\w+\.js$/)]);
  await expect.poll(() => events).toMatchObject([{ kind: 'loaded', remote: 'mf-marketing', page: '/' }]);
});

test('a press on a control starts the host, which repeats it once, and then moves in place', async ({
  page,
  ownSite,
}) => {
  const folder = await writeRemote('mf-still', 'quiet-pages', STILL);
  await mfe(ownSite, 'build', folder);
  const archive = await restampRelease({ dist: join(folder, 'dist'), version: '1.0.0' });
  await goLive(ownSite, 'mf-still', '1.0.0', archive);
  const scripts = noteScripts(page);
  await openAndFollow(page, '/still');
  expect(scripts).toHaveLength(2);
  await page.evaluate(() => document.body.setAttribute('data-mark', ''));
  const isStarted = untilFollowing(page);
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  await isStarted;
  await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL('/about');
  // The mark is in the document of the page with the button.
  await expect(page.locator('body')).toHaveAttribute('data-mark');
});

test('the frame prints a page that starts no host', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const scripts = noteScripts(page);
  await openAndFollow(page, '/terms');
  await page.getByRole('button', { name: 'Print these terms' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  expect(scripts).toHaveLength(2);
});

/**
 * The computed styles of every element of the page, with all of its menus and answers open. Null while a table is not yet
 * marked as one that scrolls, which the host does in a frame after the one in which the table is laid out.
 */
function styleOfAll(): string[] | null {
  for (const details of document.querySelectorAll('details')) details.open = true;
  const tables = [...document.querySelectorAll('[data-scroller]')];
  if (tables.some((table) => table.scrollWidth > table.clientWidth !== (table.role === 'region'))) return null;
  return [...document.querySelectorAll('#root *')].map((element) => {
    const style = getComputedStyle(element);
    // What custom properties hold shows in the others.
    const names = [...style].filter((name) => !name.startsWith('--'));
    return `${element.tagName} ${names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')}`;
  });
}

test.describe('with the fonts of the machine', () => {
  test.use({ expectedErrors: [/\.woff2|Failed to load resource: net::ERR_FAILED/] });
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A font that comes late is left out of that visit, and every line would have another width than in the next.
    await page.route('**/*.woff2', (route) => route.abort());
  });

  test('a quiet page looks as it does with every rule and with the names that its components have', async ({
    page,
    request,
  }) => {
    for (const path of ['/?all=1', '/']) await untilPartsAreThere(request, path);
    for (const path of ['/', '/services/ftl', '/transporter-digital']) {
      const looks: string[][] = [];
      // A page that is asked for with a query is sent as it is rendered.
      for (const address of [`${path}?all=1`, path]) {
        await page.goto(address);
        await expect(page.locator('._a')).toHaveCount(address === path ? 1 : 0);
        // Until then, what is far below is not laid out.
        await expect(page.locator('html')).not.toHaveAttribute('data-opening');
        const look = await page.waitForFunction(styleOfAll);
        looks.push((await look.jsonValue()) ?? []);
      }
      const [all = [], slim = []] = looks;
      expect(all.length).toBeGreaterThan(300);
      expect(slim.filter((look, index) => look !== all[index])).toEqual([]);
    }
  });
});

/** Chromium's view of `Permissions-Policy`, which the types of the DOM do not have. */
interface DocumentWithPolicy extends Document {
  featurePolicy: { allowsFeature: (name: string) => boolean };
}

test.describe('a page that the browser has already', () => {
  test.use({ expectedErrors: [/Content Security Policy|policy violation: script-src-attr/] });
  test('keeps what protects it', async ({ page }) => {
    const statuses: number[] = [];
    const session = await page.context().newCDPSession(page);
    session.on('Network.responseReceivedExtraInfo', ({ statusCode }) => statuses.push(statusCode));
    await session.send('Network.enable');
    for (const status of [200, 304]) {
      statuses.length = 0;
      await page.goto('/faq');
      expect(statuses[0]).toBe(status);
      const seen = await page.evaluate(() => {
        document.body.insertAdjacentHTML('beforeend', '<b onclick="document.body.dataset.ran = 1">Injected</b>');
        document.body.querySelector<HTMLElement>(':scope > b')?.click();
        return {
          runsScripts: document.body.hasAttribute('data-ran'),
          mayListen: (document as DocumentWithPolicy).featurePolicy.allowsFeature('microphone'),
          isAlone: window.originAgentCluster,
        };
      });
      expect(seen).toEqual({ runsScripts: false, mayListen: false, isAlone: true });
      await page.goto('about:blank');
    }
  });
});

test('an open quiet page is loaded anew where it stood once its release is rolled back, and not while somebody types', async ({
  page,
  context,
  ownSite,
}) => {
  const version = '9.9.0';
  const dist = join(ROOT, '.data/journeys/quiet-pages/mf-marketing');
  await rm(dist, { recursive: true, force: true });
  await cp(join(ROOT, 'mf-marketing/dist'), dist, { recursive: true });
  const edit = (code: string) => code.replaceAll(QUESTIONS, 'Questions of a release to come');
  await goLive(ownSite, 'mf-marketing', version, await restampRelease({ dist, version, edit }));
  await openAndFollow(page, '/faq');
  await expect(heading(page)).toHaveText('Questions of a release to come');
  const writer = await context.newPage();
  await openAndFollow(writer, '/');
  await writer.getByLabel(/^Pickup/).fill('Geelong');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));

  const writerAsks = writer.waitForResponse('**/api/site/live');
  await rollBack(ownSite, 'mf-marketing');
  await expect(heading(page)).toHaveText(QUESTIONS);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await (await writerAsks).finished();
  await expect(writer.getByLabel(/^Pickup/)).toHaveValue('Geelong');
  await writer.getByLabel(/^Delivery/).fill('Botany');
  await writer.getByRole('button', { name: 'Get price' }).click();
  await expect(writer).toHaveURL(/\/quote\?.*pickup=Geelong/);
});
