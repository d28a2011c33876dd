import { readHtml } from '../checks/readHtml.ts';
import { HEADING } from '../platform/changedQuote.ts';
import { liveVersion } from '../platform/liveVersion.ts';
import { mfe } from '../platform/mfe.ts';
import { releaseChangedQuote } from '../platform/releaseChangedQuote.ts';
import { expect, test } from '../test.ts';

const NEW_HEADING = 'Your Price In Five Seconds';

test.use({ baseURL: async ({ ownSite }, use) => use(ownSite.url) });

test('a team releases a change to mf-quote and an operator rolls it back', async ({ page, request, ownSite }) => {
  test.slow();
  const heading = page.getByRole('heading', { level: 1 });
  const before = await liveVersion(ownSite, 'mf-quote');

  // A tab from before the release, that has not been to the quote page yet.
  await page.goto('/');
  const after = await releaseChangedQuote(ownSite, 'release', (source) => source.replace(HEADING, NEW_HEADING));
  expect(after).not.toBe(before);

  const newcomer = await page.context().newPage();
  await newcomer.goto('/quote');
  await expect(newcomer.getByRole('heading', { level: 1 })).toHaveText(NEW_HEADING);

  await test.step('the tab from before goes on working', async () => {
    await page.getByRole('main').locator('a[href^="/services"]').first().click();
    await expect(heading).toBeVisible();
  });

  const rolledBackAt = Date.now();
  await mfe(ownSite, 'rollback', 'mf-quote', '--reason', 'Journey: the old heading was better');
  await expect.poll(async () => (await readHtml(request, '/quote')).heading, { intervals: [100] }).toBe(HEADING);
  expect(Date.now() - rolledBackAt, 'milliseconds until visitors got the old release').toBeLessThan(3000);
  expect(await liveVersion(ownSite, 'mf-quote')).toBe(before);

  await newcomer.reload();
  await expect(newcomer.getByRole('heading', { level: 1 })).toHaveText(HEADING);

  const { history } = (await mfe(ownSite, 'history', 'mf-quote')) as { history: { kind: string; reason: string }[] };
  expect(history.map(({ kind }) => kind)).toContain('rollback');
});
