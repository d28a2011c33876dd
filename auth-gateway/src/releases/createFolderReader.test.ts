import { monitorEventLoopDelay } from 'node:perf_hooks';
import { entryOf, pageAt, type ReleaseFolder, remoteFolder } from '../../fixtures/releaseArchive.ts';
import { createFolderReader } from './createFolderReader.ts';

const threads = {
  workerUrl: new URL('./readFolderWorker.ts', import.meta.url),
  execArgv: [
    '--import',
    new URL('../../fixtures/registerTypeScript.mjs', import.meta.url).href,
    '--conditions=saltbush-source',
  ],
};
const { readFolder, readSave, close } = createFolderReader(threads);
afterAll(close);

/** As those on sites, but shorter: a script that takes too long keeps a core busy until then. */
const TIMEOUT_MS = 3_000;

const filesOf = ({ release, files }: ReleaseFolder) =>
  new Map(
    Object.entries({ 'release.json': JSON.stringify(release), ...files }).map(([path, one]) => [
      path,
      Buffer.from(one),
    ]),
  );
const entry = entryOf([pageAt('/quote')]);

it('reads a release of half a megabyte in a thread, and says the same as without one', async () => {
  const large = filesOf(remoteFolder({ files: { 'page.js': '{ "a"; }\n'.repeat(60_000) } }));
  expect(await readFolder(large, 'mf-quote')).toMatchObject({ status: 'sound', release: { name: 'mf-quote' } });
  const broken = filesOf(remoteFolder({ files: { 'page.js': `${'{ "a"; }\n'.repeat(60_000)} {` } }));
  expect(await readFolder(broken, 'mf-quote')).toMatchObject({ findings: [{ code: 'script-invalid' }] });
});

it('reads a script anew when one of another text comes at the same path', async () => {
  const filler = '{ "a"; }\n'.repeat(10_000);
  const folder = (page: string) => filesOf(remoteFolder({ files: { 'page.js': `${filler}${page}` } }));
  for (const [page, status] of [
    ['let a;', 'sound'],
    ['let a', 'sound'],
    ['let 1', 'refused'],
    ['let a;', 'sound'],
  ] as const) {
    expect([page, (await readFolder(folder(page), 'mf-quote')).status]).toEqual([page, status]);
  }
});

it('reads a save of half a megabyte in a thread, beside the build that it follows', async () => {
  const { release } = remoteFolder();
  const scripts = (end: string) => new Map([['a.hot-update.js', Buffer.from('{ "a"; }\n'.repeat(50_000) + end)]]);
  expect(await readSave(scripts(''), release)).toEqual([]);
  expect(await readSave(scripts('{'), release)).toMatchObject([{ code: 'script-invalid' }]);
});

it('holds up nobody meanwhile, and gives up a script that takes too long', async () => {
  const declarations = Array.from({ length: 150_000 }, (_, index) => `let a${index};`).join('');
  const files = filesOf(remoteFolder({ files: { 'remoteEntry.js': entry, 'page.js': declarations } }));
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const reader = createFolderReader({ ...threads, timeoutMs: TIMEOUT_MS });
  const reading = await reader.readFolder(files, 'mf-quote');
  delay.disable();
  await reader.close();
  expect(reading).toMatchObject({ findings: [{ code: 'script-invalid', message: expect.stringContaining('3 s') }] });
  // The median says whether the loop went on; a busy machine may hold it up once.
  expect(delay.percentile(90) / 1e6).toBeLessThan(100);
});

it('turns the thirteenth away rather than let it wait', async () => {
  const files = filesOf(remoteFolder({ files: { 'page.js': '{ "a"; }\n'.repeat(20_000) } }));
  const answers = await Promise.allSettled(Array.from({ length: 13 }, () => readFolder(files, 'mf-quote')));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'unavailable' } });
});
