import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expectAccessible } from '../checks/expectAccessible.ts';
import { expectScriptlessAccessible } from '../checks/expectScriptlessAccessible.ts';
import { noteFigure } from '../checks/noteFigure.ts';
import { readHtml } from '../checks/readHtml.ts';
import { SiteHeader } from '../pages/SiteHeader.ts';
import { type ForeignRepository, foreignRepository } from '../platform/foreignRepository.ts';
import { mfe } from '../platform/mfe.ts';
import { ROOT } from '../platform/root.ts';
import type { Site } from '../platform/startSite.ts';
import { startWorkingCopy } from '../platform/startWorkingCopy.ts';
import { expect, test } from '../test.ts';

const run = promisify(execFile);

test.use({ baseURL: async ({ ownSite }, use) => use(ownSite.url) });
test.describe.configure({ mode: 'serial' });

let repository: ForeignRepository;
let remote = '';
let token = '';

test.beforeAll(async ({ ownSite }) => {
  repository = await foreignRepository(ownSite.url);
});
test.afterAll(() => repository.remove());

/** An operator's token for this team's remote alone. */
async function teamToken(site: Site): Promise<string> {
  const made = await mfe(site, 'token', 'create', '--remote', 'mf-tracking', ...TEAM_MAY, '--reason', 'A new team');
  return (made as { token: string }).token;
}
const TEAM_MAY = ['--can', 'publish,activate,preview', '--days', '1', '--label', 'tracking team'];

/** Runs the installed command in the team's folder, as their CI would. */
function teamRuns(site: Site, ...args: string[]) {
  const command = join(remote, 'node_modules/@saltbush/tooling/bin/mfe.mjs');
  const env = { ...process.env, MFE_URL: site.url, MFE_TOKEN: token };
  return run(process.execPath, [command, ...args], { cwd: remote, env });
}

test('a team brings a new page live from its own repository', async ({ page, request, ownSite }) => {
  test.slow();
  token = await teamToken(ownSite);
  await page.goto('/');

  const startedAt = Date.now();
  remote = await repository.newRemote('mf-tracking', '--title', 'Where is my freight');
  await teamRuns(ownSite, 'build', '--release');
  await teamRuns(ownSite, 'check', '--site', ownSite.url);
  await teamRuns(ownSite, 'publish');
  await teamRuns(ownSite, 'activate', 'mf-tracking@1.0.0', '--reason', 'The first page');
  const visitor = await page.context().newPage();
  await visitor.goto('/faq');
  await new SiteHeader(visitor).choose('Resources', 'Where is my freight');
  await expect(visitor).toHaveURL('/tracking');
  const heading = visitor.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Where is my freight');
  noteFigure('from mfe new to the live page', startedAt);

  await expectAccessible(visitor);
  // The server retries after half a minute a page that it had no time to render.
  const inHtml = expect.poll(async () => (await readHtml(request, '/tracking')).heading, { timeout: 45_000 });
  await inHtml.toBe('Where is my freight');

  await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'], { cwd: remote });
  await run('npm', ['test', '--silent'], { cwd: remote });

  const refused = teamRuns(ownSite, 'rollback', 'mf-quote', '--reason', 'Not ours');
  await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('mf-quote') });
});

test('a working copy is shown to the holder of its link, and to nobody else', async ({ browser, ownSite }) => {
  test.slow();
  const copy = await startWorkingCopy({ site: ownSite, folder: remote, token });
  const options = { baseURL: ownSite.url };
  const [holder, other] = await Promise.all([browser.newContext(options), browser.newContext(options)]);
  try {
    const page = await holder.newPage();
    await page.goto(copy.url);
    await expectScriptlessAccessible(page);
    await page.getByRole('button', { name: 'Show it in this browser' }).click();
    await expect(page).toHaveURL('/tracking');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Where is my freight');

    const file = join(remote, 'src/tracking/TrackingPage.tsx');
    const savedAt = Date.now();
    await writeFile(file, (await readFile(file, 'utf8')).replace('Where is my freight', 'Here it is'));
    await expect(heading).toHaveText('Here it is', { timeout: 30_000 });
    noteFigure('from save to screen', savedAt);

    // What is wrong stands in this page until it is mended; nothing else there changes.
    const shown = await readFile(file, 'utf8');
    const wrong = page.getByRole('alert').filter({ hasText: 'mf-tracking' });
    await writeFile(file, `${shown}export const = 1;\n`);
    await expect(wrong).toContainText('mf-tracking does not build. The last good build stays.', { timeout: 30_000 });
    await expect(wrong).toContainText(/mf-tracking\/src\/tracking\/TrackingPage\.tsx:\d+/);
    await expect(heading).toHaveText('Here it is');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(wrong).toHaveCount(0);
    await writeFile(file, `${shown}export const pallets: number = 'none';\n`);
    await expect(wrong).toContainText("Type 'string' is not assignable to type 'number'.", { timeout: 60_000 });
    await writeFile(file, shown);
    await expect(wrong).toHaveCount(0, { timeout: 60_000 });

    const stranger = await other.newPage();
    await stranger.goto('/tracking');
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Where is my freight');
    await stranger.goto(copy.url);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Already open elsewhere');

    await copy.stop();
    await page.goto('/tracking');
    await expect(heading).toHaveText('Where is my freight');
  } finally {
    await Promise.all([holder.close(), other.close(), copy.stop()]);
  }
});

/** A package of 16 kB, however it is compressed, in the team's own folder. */
async function installPackage(name: string): Promise<void> {
  const folder = join(remote, 'node_modules', name);
  await mkdir(folder, { recursive: true });
  const manifest = { name, version: '1.0.0', license: 'MIT', type: 'module', exports: './index.js' };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  const code = `export const plans = '${randomBytes(16_000).toString('base64')}';\n`;
  await writeFile(join(folder, 'index.js'), code);
}

test('before it publishes, a team hears what a release adds to its page, and through which file', async ({
  ownSite,
}) => {
  test.slow();
  const edit = async (file: string, change: (text: string) => string) =>
    writeFile(join(remote, file), change(await readFile(join(remote, file), 'utf8')));
  await installPackage('route-plans');
  await edit('src/tracking/TrackingPage.tsx', (code) => `${code}export { plans } from 'route-plans';\n`);
  await edit('package.json', (manifest) => manifest.replace('"version": "1.0.0"', '"version": "1.1.0"'));
  await teamRuns(ownSite, 'build', '--release');
  const { stdout } = await teamRuns(ownSite, 'check', '--site', ownSite.url);
  expect(stdout).toContain('mf-tracking 1.1.0 passes.');
  expect(stdout).toContain('Beside 1.0.0, which is live:');
  expect(stdout).toMatch(
    /^\+1[67]\.\d kB on \/tracking: route-plans came in through src\/tracking\/TrackingPage\.tsx$/m,
  );
});

test('in a development build of the host each save is in the open page, with what was typed', async ({
  browser,
  ownSite,
}) => {
  test.slow();
  const shell = join(ROOT, 'shell');
  const { outputDir } = (await mfe(ownSite, 'build', shell, '--development')) as { outputDir: string };
  await mfe(ownSite, 'publish', outputDir, '--reason', 'For working copies');
  const page = join(remote, 'src/tracking/TrackingPage.tsx');
  // A file that exports something else beside components could not be put in place.
  const shown = (await readFile(page, 'utf8')).replace(/^export \{.*\n/m, '');
  await writeFile(page, shown.replace('<ButtonLink', '<label>Note <input /></label><ButtonLink'));
  const copy = await startWorkingCopy({ site: ownSite, folder: remote, token });
  const holder = await browser.newContext({ baseURL: ownSite.url });
  try {
    const open = await holder.newPage();
    await open.goto(copy.url);
    await open.getByRole('button', { name: 'Show it in this browser' }).click();
    const bar = open.getByRole('complementary', { name: 'Preview' });
    await expect(bar.getByRole('listitem')).toHaveText([/^Working copy of mf-tracking until/]);
    const note = open.getByLabel('Note');
    await note.fill('Gate 3');
    const marked = await note.elementHandle();
    const ahead: string[] = [];
    open.on('request', (request) => {
      if (request.url().includes('/api/site/saves/mf-tracking/')) ahead.push(request.url());
    });
    for (const text of ['On its way', 'At the depot']) {
      const before = await readFile(page, 'utf8');
      const savedAt = Date.now();
      await writeFile(page, before.replace(/title="[^"]*"/, `title="${text}"`));
      // Without the pauses between the looks of an expectation, which would be most of the figure.
      await open.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, text);
      noteFigure('from save to screen, as it stands', savedAt);
      await expect(note).toHaveValue('Gate 3');
      // It came before there was a whole build of it.
      expect(ahead.splice(0)).not.toEqual([]);
    }
    expect(await marked?.evaluate((field) => field.isConnected)).toBe(true);
  } finally {
    await writeFile(page, shown);
    await Promise.all([holder.close(), copy.stop()]);
  }
});
