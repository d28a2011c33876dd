import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostFolder, type ReleaseFolder, remoteFolder } from '../../../fixtures/releaseArchive.ts';
import { createLog } from '../../log.ts';
import { createKeptReleases } from '../../stand-in/createKeptReleases.ts';
import { damagedFile } from '../damaged-file.ts';
import type { LiveEntry, LiveSet } from '../liveSet.ts';
import { keepLiveCopy } from './keepLiveCopy.ts';
import { blobName, copyFolder, listPath } from './live-copy-files.ts';
import { readLiveCopy } from './readLiveCopy.ts';

const host = hostFolder();
const quote = remoteFolder({ files: { 'page.js': 'quote();', 'hero.avif': 'a picture', 'server/index.cjs': '0' } });
const before = remoteFolder({ version: '0.9.0', files: { 'page.js': 'before();', 'old.avif': 'an old picture' } });

function liveSetOf(revision: number, ...folders: ReleaseFolder[]): LiveSet {
  const entries = folders.map(({ release }) => {
    const lastGood = release.name === 'mf-quote' ? before.release : null;
    return [release.name, { release, lastGood, candidate: null, withdrawn: [] }] satisfies [string, LiveEntry];
  });
  return { revision, entries: new Map(entries) };
}

/** The files of these releases, as the file cache gives them. */
const filesOf = (...folders: ReleaseFolder[]) => ({
  readOnce: async (name: string, version: string, path: string) => {
    const found = folders.find(({ release }) => release.name === name && release.version === version);
    const content = found?.files[path];
    const integrity = found?.release.files.find((file) => file.path === path)?.integrity;
    if (content === undefined || integrity === undefined) throw damagedFile(name, version, path);
    return {
      path,
      integrity,
      variants: { identity: Buffer.from(content), gzip: null, brotli: null },
      isForBrowsers: true,
    };
  },
});

let dataDir: string;
const warn = jest.fn();
const log = { info: jest.fn(), warn };
const all = filesOf(host, quote, before);
const integrityIn = ({ release }: ReleaseFolder, path: string) =>
  release.files.find((file) => file.path === path)?.integrity ?? '';
const blobOf = (folder: ReleaseFolder, path: string) => join(copyFolder(dataDir), blobName(integrityIn(folder, path)));

async function keep(liveSet: LiveSet, options: { files?: typeof all; mostBytes?: number } = {}): Promise<void> {
  const keeper = keepLiveCopy({ dataDir, files: all, log, ...options });
  await keeper.keep(liveSet);
  await keeper.close();
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'saltbush-copy-'));
  warn.mockClear();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the copy of what is live', () => {
  it('holds the live set and the files of its releases', async () => {
    const liveSet = liveSetOf(7, host, quote);
    await keep(liveSet);
    const copy = await readLiveCopy(dataDir);
    expect(copy?.liveSet).toEqual(liveSet);
    const file = await copy?.readFile('mf-quote', '1.0.0', 'page.js');
    expect([file?.identity?.toString(), file?.integrity]).toEqual(['quote();', integrityIn(quote, 'page.js')]);
    expect((await copy?.readFile('mf-quote', '1.0.0', 'hero.avif'))?.identity?.toString()).toBe('a picture');
    // Of the last good release only what a page needs.
    expect((await copy?.readFile('mf-quote', '0.9.0', 'page.js'))?.identity?.toString()).toBe('before();');
    expect(await copy?.readFile('mf-quote', '0.9.0', 'old.avif')).toBeNull();
    expect(await copy?.readFile('mf-quote', '0.8.0', 'page.js')).toBeNull();
  });

  it('never hands on a file that was changed on the disk, and writes it again at the next start', async () => {
    await keep(liveSetOf(7, host, quote));
    await writeFile(blobOf(quote, 'page.js'), 'steal();');
    const copy = await readLiveCopy(dataDir);
    if (copy === null) throw new Error('There is no copy.');
    const releases = createKeptReleases(copy, createLog('silent'));
    await expect(releases.readFile('mf-quote', '1.0.0', 'page.js')).rejects.toMatchObject({ code: 'release-damaged' });
    await keep(liveSetOf(7, host, quote));
    expect(await readFile(blobOf(quote, 'page.js'), 'utf8')).toBe('quote();');
  });

  it('answers for what it does not hold as for a database that is away', async () => {
    await keep(liveSetOf(7, host, quote));
    const copy = await readLiveCopy(dataDir);
    if (copy === null) throw new Error('There is no copy.');
    const releases = createKeptReleases(copy, createLog('silent'));
    await expect(releases.findFile('mf-quote', '0.1.0', 'page.js')).rejects.toMatchObject({ code: '08001' });
  });

  it('grows no larger than it may; scripts come first', async () => {
    const scripts = ['main.js', 'font.woff2', 'server/index.cjs'].map((path) => host.files[path]?.length ?? 0);
    const mostBytes = scripts.reduce((sum, length) => sum + length, 0) + 'quote();0before();'.length;
    await keep(liveSetOf(7, host, quote), { mostBytes });
    const copy = await readLiveCopy(dataDir);
    expect(await copy?.readFile('mf-quote', '1.0.0', 'page.js')).not.toBeNull();
    expect(await copy?.readFile('mf-quote', '1.0.0', 'hero.avif')).toBeNull();
  });

  it('drops what the next live set does not need', async () => {
    await keep(liveSetOf(7, host, quote));
    await keep(liveSetOf(8, host));
    const left = await readdir(copyFolder(dataDir));
    expect(left).toHaveLength(1 + Object.keys(host.files).length);
    expect((await readLiveCopy(dataDir))?.liveSet.revision).toBe(8);
  });

  it('stays as it was when the database goes away before it is whole', async () => {
    await keep(liveSetOf(7, host));
    const readOnce = async () => {
      throw Object.assign(new Error('Connection terminated'), { code: '08006' });
    };
    await keep(liveSetOf(8, host, quote), { files: { readOnce } });
    expect((await readLiveCopy(dataDir))?.liveSet.revision).toBe(7);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('is not used when its list was changed, cut short or holds no host', async () => {
    expect(await readLiveCopy(dataDir)).toBeNull();
    await keep(liveSetOf(7, host, quote));
    const list = await readFile(listPath(dataDir), 'utf8');
    await writeFile(listPath(dataDir), list.replace('1.0.0', '1.0.1'));
    expect(await readLiveCopy(dataDir)).toBeNull();
    await writeFile(listPath(dataDir), list.slice(0, 100));
    expect(await readLiveCopy(dataDir)).toBeNull();
    await keep(liveSetOf(8, quote));
    expect(await readLiveCopy(dataDir)).toBeNull();
  });
});
