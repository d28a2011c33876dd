import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectNoSidewaysScroll } from '../checks/expectNoSidewaysScroll.ts';
import { ConfirmationPage } from '../pages/ConfirmationPage.ts';
import { ConsolePage } from '../pages/ConsolePage.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { liveVersion } from '../platform/liveVersion.ts';
import { mfe } from '../platform/mfe.ts';
import { restampRelease } from '../platform/restampRelease.ts';
import { ROOT } from '../platform/root.ts';
import { expect, test } from '../test.ts';

const FOLDER = join(ROOT, '.data/journeys/publishers');
const KEY_FILE = join(FOLDER, 'team.pem');
const VERSION = '1.6.0';

test.use({
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
  // An act that needs a confirmation is refused at first, and its page runs no scripts, not even ours.
  expectedErrors: [/403.*\/(publishers|removal)\b|Blocked script execution in '[^']*\/confirm\//],
});

async function builtQuote(): Promise<string> {
  const dist = join(FOLDER, 'dist');
  await cp(join(ROOT, 'mf-quote/dist'), dist, { recursive: true });
  return restampRelease({ dist, version: VERSION });
}

test('an operator lets a key publish a remote: a token alone does not any more, and the console says who signed', async ({
  page,
  ownSite,
}) => {
  test.slow();
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const { id, publicKey } = (await mfe(ownSite, 'keys', 'make', '--out', KEY_FILE)) as {
    id: string;
    publicKey: string;
  };
  const folder = await builtQuote();

  await page.goto('/api/login?returnTo=/ops/publishers');
  await new SignInPage(page).signIn('ops@saltbush.example', 'saltbush-ops');
  await expect(page.getByText(/^No remote has publishers/)).toBeVisible();
  await page.getByRole('button', { name: 'Add a publisher' }).click();
  const form = page.getByRole('form', { name: 'Add a publisher' });
  await form.getByLabel('May publish').selectOption('mf-quote');
  await form.getByLabel('Name of the key').fill('mf-quote CI');
  await form.getByLabel('Public half').fill(publicKey);
  await form.getByLabel('Reason').fill('The key of the quote team');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await form.getByRole('button', { name: 'Add the publisher' }).click();
  const confirmation = new ConfirmationPage(page);
  await expect(confirmation.question).toHaveText(`Let the holder of key ${id} publish mf-quote?`);
  await confirmation.expectAccessible();
  await confirmation.confirm();
  await expect(new ConsolePage(page).confirmed).toContainText(`mf-quote may be published by key ${id} (mf-quote CI)`);
  await expect(page.getByText(`Key ${id}`, { exact: true })).toBeVisible();

  await expect(mfe(ownSite, 'publish', folder)).rejects.toThrow('a token alone does not publish mf-quote');
  await mfe(ownSite, 'publish', folder, '--key-file', KEY_FILE);
  await mfe(ownSite, 'activate', `mf-quote@${VERSION}`, '--reason', 'A journey');
  expect(await liveVersion(ownSite, 'mf-quote')).toBe(VERSION);

  await page.goto('/ops/releases/mf-quote');
  const store = page.getByRole('region', { name: 'Releases in the store' });
  await expect(store.getByRole('listitem').filter({ hasText: VERSION })).toContainText(
    `Signed by key ${id} (mf-quote CI)`,
  );
  await expectAccessible(page);
  await page.goto('/ops/activity?kind=publisher');
  await expect(page.getByRole('rowheader', { name: `mf-quote may be published by key ${id}` })).toBeVisible();

  await page.goto('/ops/publishers');
  await page.getByRole('button', { name: `Remove key ${id} (mf-quote CI) from mf-quote` }).click();
  await page.getByRole('button', { name: 'Remove the publisher' }).click();
  await confirmation.confirm();
  await expect(page.getByText(/^Nobody may publish it/)).toBeVisible();
  await expectAccessible(page);
  await expect(mfe(ownSite, 'publish', folder, '--key-file', KEY_FILE)).rejects.toThrow('Nobody may publish it');
});
