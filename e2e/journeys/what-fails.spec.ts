import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { ConsolePage } from '../pages/ConsolePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { addFaultSwitch } from '../platform/addFaultSwitch.ts';
import { followErrors } from '../platform/followErrors.ts';
import { liveVersion } from '../platform/liveVersion.ts';
import { mfe } from '../platform/mfe.ts';
import { releaseChangedQuote } from '../platform/releaseChangedQuote.ts';
import { untilFollowing } from '../platform/untilFollowing.ts';
import { expect, test } from '../test.ts';

const WIDTHS = [1280, 768, 390];
const TYPED = 'Priya Ramanathan 0412 345 678';

test.use({
  // The fault itself, and the answers that the test asks for.
  expectedErrors: [/Fault in a handler|answer: 404 .*\.map|Failed to load resource/],
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
});
test.describe.configure({ mode: 'default' });

test('an operator reads where a release throws in browsers, and nothing that the visitor typed', async ({
  page,
  request,
  ownSite,
}) => {
  test.setTimeout(240_000);
  const before = await liveVersion(ownSite, 'mf-quote');
  const version = await releaseChangedQuote(ownSite, 'what-fails', (source) => addFaultSwitch(source, 'fails'));

  const terminal = followErrors(ownSite, 'mf-quote');
  await test.step('a visitor meets it', async () => {
    const isFollowing = untilFollowing(page);
    await page.goto('/quote');
    await isFollowing;
    const told = page.waitForRequest('**/api/telemetry/failures');
    await page.evaluate(() => {
      window.quoteFaults = { fails: 'handler' };
    });
    await page.getByLabel('Note').fill(TYPED);
    await page.getByRole('button', { name: 'Provoke' }).click();
    // Chromium shows no body of a beacon, so what is kept is looked at below.
    expect((await (await told).response())?.status()).toBe(204);
    await expect(page.getByLabel('Note')).toHaveValue(TYPED);
  });

  await test.step('a terminal that follows prints it as it happens', async () => {
    await expect.poll(() => terminal.lines.join(), { timeout: 30_000 }).toContain(version);
    const [line = ''] = terminal.lines;
    expect(JSON.parse(line)).toMatchObject({ remote: 'mf-quote', error: 'Error', visits: 1, releases: [{ version }] });
    expect(await terminal.stop()).toBe(0);
  });

  await test.step('nobody is served a map', async () => {
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const own = scripts.filter((url) => /\/mf\/.*\.js$/.test(url));
    expect(own.length).toBeGreaterThan(2);
    for (const url of own) expect((await request.get(`${url}.map`)).status()).toBe(404);
  });

  await test.step('the console names the file, the line and the release', async () => {
    await page.goto('/api/login?returnTo=/ops/failures');
    await new SignInPage(page).signIn('ops@saltbush.example', 'saltbush-ops');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What fails');
    const card = page.getByRole('region', { name: 'mf-quote: Error' });
    await expect(card).toContainText('QuotePage.tsx:');
    await expect(card).toContainText("throw new Error('Fault in a handler')");
    await expect(card).toContainText(version);
    await expect(card).toContainText('1 visit');
    await expectAccessible(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    await card.getByRole('link', { name: 'Visits and stack' }).click();
    await expect(page.getByRole('region', { name: 'Visits that met it' })).toContainText('Pressed button[button]');
    await expect(page.getByRole('main')).not.toContainText('Priya');
    await expectAccessible(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  });

  const failureAddress = page.url();
  await test.step('from the console to the cause in one press, and to the release before in three more', async () => {
    await page.goto('/ops');
    await page.getByRole('link', { name: 'What fails in mf-quote' }).click();
    const card = page.getByRole('region', { name: 'mf-quote: Error' });
    await expect(card).toContainText("throw new Error('Fault in a handler')");
    await card.getByRole('link', { name: new RegExp(`^${version}, shipped by`) }).click();
    await page.getByRole('button', { name: `Roll back mf-quote to ${before}` }).click();
    const confirm = page.getByRole('form', { name: `Roll back mf-quote to ${before}` });
    await confirm.getByRole('button', { name: `Roll back to ${before}` }).click();
    await expect(new ConsolePage(page).standing).toContainText(`${before} live`);
    expect(await liveVersion(ownSite, 'mf-quote')).toBe(before);
  });

  await test.step('what is marked as seen leaves the list, and says by whom', async () => {
    await page.goto(failureAddress);
    await page.getByRole('button', { name: 'Mark as seen' }).click();
    await expect(page.getByRole('region', { name: 'Who met it' })).toContainText('by ops@saltbush.example');
    await page.goto('/ops');
    await page.getByRole('link', { name: 'What fails in mf-quote' }).click();
    await expect(page).toHaveURL('/ops/failures?name=mf-quote');
    await expect(page.getByText('Nothing like this failed')).toBeVisible();
    await page.getByLabel('Seen').selectOption({ label: 'All' });
    await expect(page.getByRole('region', { name: 'mf-quote: Error' })).toContainText('by ops@saltbush.example');
  });

  await test.step('mfe errors prints it', async () => {
    const report = await mfe(ownSite, 'errors', 'mf-quote', '--version', version);
    expect(report).toMatchObject({ failures: [{ error: 'Error', message: '', visits: 1, releases: [{ version }] }] });
  });
});
