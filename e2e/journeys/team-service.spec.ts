import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { SignInPage } from '../pages/SignInPage.ts';
import { type ForeignRepository, foreignRepository } from '../platform/foreignRepository.ts';
import { mfe } from '../platform/mfe.ts';
import { startTeamService, type TeamService } from '../platform/startTeamService.ts';
import { expect, test } from '../test.ts';

const run = promisify(execFile);

test.use({
  baseURL: async ({ ownSite }, use) => use(ownSite.url),
  // The answers of the gateway while the service is away.
  expectedErrors: [/50[234]\D.*\/api\/yard\/wishes|status of 50[234]/],
});

let repository: ForeignRepository | undefined;
let service: TeamService | undefined;
test.afterAll(async () => {
  await service?.stop();
  await repository?.remove();
});

test('a page whose service is away says so in its own part, keeps what was typed, and goes on once it is back', async ({
  page,
  ownSite,
}) => {
  test.slow();
  repository = await foreignRepository(ownSite.url);
  const remote = await repository.newRemote('mf-yard', '--api', '--title', 'Yard notes');
  const own = (...args: string[]) => {
    const env = { ...process.env, MFE_URL: ownSite.url, MFE_TOKEN: ownSite.token };
    return run(process.execPath, [join(remote, 'node_modules/@saltbush/tooling/bin/mfe.mjs'), ...args], {
      cwd: remote,
      env,
    });
  };
  await own('build', '--release');
  await own('publish');
  service = await startTeamService(ownSite, remote);
  await mfe(ownSite, 'api', 'set', 'mf-yard', '--upstream', service.url, '--reason', 'Notes of the yard');
  await mfe(ownSite, 'activate', 'mf-yard@1.0.0', '--reason', 'The first notes');

  await page.goto('/api/login?returnTo=/yard');
  await new SignInPage(page).signIn('client@saltbush.example', 'saltbush-client');
  const wish = page.getByRole('textbox', { name: 'Your wish' });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const wishes = page.getByRole('list', { name: 'Your wishes' });
  await wish.fill('Show the map');
  await send.click();
  await expect(wishes).toHaveText('Show the map');

  await service.stop();
  await wish.fill('And the weather');
  await send.click();
  const part = page.getByRole('region', { name: 'What it should do' });
  await expect(part.getByRole('alert')).toContainText('What you typed is kept.');
  await expect(wish).toHaveValue('And the weather');
  await expectAccessible(page);

  const other = await page.context().newPage();
  await other.goto('/yard');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Yard notes');
  await expect(other.getByText('The wishes cannot be read just now')).toBeVisible();
  await expectAccessible(other);
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Alerts' })).toBeVisible();

  await service.start();
  // The gateway asks the health path of the service before it passes visitors on again.
  await expect.poll(async () => (await page.request.get('/api/yard/wishes')).status(), { timeout: 60_000 }).toBe(200);
  await send.click();
  await expect(wishes.getByText('And the weather')).toBeVisible();
  await expect(wishes.getByRole('listitem')).toHaveCount(2);
  await other.goto('/yard');
  await expect(other.getByRole('list', { name: 'Your wishes' }).getByRole('listitem')).toHaveCount(2);
});
