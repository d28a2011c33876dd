import { join } from 'node:path';
import { readHtml } from '../checks/readHtml.ts';
import { QuotePage } from '../pages/QuotePage.ts';
import { SiteHeader } from '../pages/SiteHeader.ts';
import { goLive } from '../platform/goLive.ts';
import { mfe } from '../platform/mfe.ts';
import { nextContract } from '../platform/nextContract.ts';
import { rollBack } from '../platform/rollBack.ts';
import { expect, test } from '../test.ts';

test.use({ baseURL: async ({ ownSite }, use) => use(ownSite.url) });

test('remotes of two majors of the contract work in one host, and hold the host that they need', async ({
  page,
  request,
  ownSite,
}) => {
  test.slow();
  const { host, remote } = await nextContract();
  await Promise.all([mfe(ownSite, 'build', host, '--release'), mfe(ownSite, 'build', remote, '--release')]);
  await expect(goLive(ownSite, 'mf-early', '1.0.0', join(remote, 'dist'))).rejects.toThrow('contract-mismatch');
  await goLive(ownSite, 'shell', '2.0.0', join(host, 'dist'));
  await goLive(ownSite, 'mf-early', '1.0.0', join(remote, 'dist'));

  // Built with the contract of before, of which it uses the API.
  const quote = new QuotePage(page);
  await quote.open('ltl');
  await quote.chooseLane('Sydney', 'Melbourne');
  await quote.setPallets(4);
  await quote.calculate.click();
  await expect(quote.summary).toContainText('$646.12');

  const marker = await page.evaluate(() => {
    document.body.dataset.same = 'document';
    return document.body.dataset.same;
  });
  await new SiteHeader(page).choose('Resources', 'Early page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Early page');
  await expect(page.getByRole('main')).toContainText('signed-out');
  await expect(page.getByRole('main')).toContainText('Host 2.0.0');
  await page.getByLabel('Note').fill('Both work');
  await page.getByRole('button', { name: 'Tell' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Both work' })).toBeVisible();
  await page.getByLabel('Note').fill('');
  await page.goBack();
  await expect(quote.summary).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset.same)).toBe(marker);

  expect((await readHtml(request, '/early')).heading).toBe('Early page');
  await expect(rollBack(ownSite, 'shell')).rejects.toThrow('mf-early 1.0.0 was built for contract 2.0.0');
});
