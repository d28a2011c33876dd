import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFolder } from '@saltbush/contract/gate';
import type { BuildFailure } from '@saltbush/contract/release-api';
import { loadProject } from '../config/loadProject.ts';
import { SAVES_FILE, type Saved } from './page/Saved.ts';
import type { Save } from './SavesPlugin.ts';
import type { StampedRelease } from './stampRelease.ts';
import { watchWorkingCopy } from './watchWorkingCopy.ts';

const FIXTURE = join(import.meta.dirname, '../../fixtures/mf-fixture');
const PAGE = 'src/greeting/GreetingPage.tsx';

describe('a working copy', () => {
  const source = readFileSync(join(FIXTURE, PAGE), 'utf8');
  let dir: string;
  beforeEach(() => {
    // Beside the fixture, so that the copy finds the same packages.
    dir = mkdtempSync(join(FIXTURE, '../../.tmp-working-copy-'));
    cpSync(FIXTURE, dir, { recursive: true, filter: (path) => !/[\\/](dist|node_modules)$/.test(path) });
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('is a whole release with a version of its own after every save', async () => {
    const builds: StampedRelease[] = [];
    const failures: BuildFailure[][] = [];
    let arrived = () => {};
    const next = () => new Promise<void>((resolve) => (arrived = resolve));
    const first = next();
    const folderOf = (pid: number) => join(dir, 'development', `working-copy-${pid}`);
    const [built, left, ofAnother] = [folderOf(process.pid), folderOf(spawnSync('true').pid), folderOf(process.ppid)];
    for (const folder of [left, ofAnother]) mkdirSync(folder, { recursive: true });
    const stop = watchWorkingCopy(loadProject(dir), {
      isRefreshed: false,
      onBuild: async (build) => {
        builds.push(build);
        arrived();
        return true;
      },
      onSave: async () => {},
      onFailure: (reasons) => {
        failures.push(reasons);
        arrived();
      },
    });
    try {
      await first;
      expect(existsSync(built)).toBe(true);
      expect(existsSync(left)).toBe(false);
      // `dist` is published as a whole.
      expect(existsSync(join(dir, 'dist'))).toBe(false);
      const second = next();
      writeFileSync(join(dir, PAGE), source.replace('Good morning', 'Good day'));
      await second;
      const broken = next();
      writeFileSync(join(dir, PAGE), 'export const = ');
      await broken;
    } finally {
      await stop();
    }
    expect(existsSync(built)).toBe(false);
    expect(existsSync(ofAnother)).toBe(true);
    expect(builds).toHaveLength(2);
    expect(failures).toEqual([[{ kind: 'build', file: PAGE, line: 1, message: expect.any(String) }]]);
    for (const { release, files } of builds) {
      expect(release.version).toMatch(/^0\.0\.0-dev\.x?[0-9a-f]{12}$/);
      const folder = new Map(files.map(({ path, content }) => [path, content]));
      folder.set('release.json', Buffer.from(JSON.stringify(release)));
      expect(readFolder(folder, 'mf-fixture')).toMatchObject({ status: 'sound' });
      const scripts = Buffer.concat(files.map(({ content }) => content)).toString('utf8');
      expect(scripts).toContain(`/mf/mf-fixture/${release.version}/`);
      expect(scripts).not.toContain('w0rkingc0py');
    }
    expect(new Set(builds.map(({ release }) => release.version)).size).toBe(2);
  });

  it('names the integrity that its stamped chunks have', async () => {
    let build: StampedRelease | undefined;
    const stop = await new Promise<() => Promise<void>>((resolve) => {
      const end = watchWorkingCopy(loadProject(dir), {
        isRefreshed: false,
        onBuild: async (one) => {
          build = one;
          resolve(end);
          return true;
        },
        onSave: async () => {},
        onFailure: () => resolve(end),
      });
    });
    await stop();
    const entry = build?.files.find(({ path }) => path.startsWith('remoteEntry'))?.content.toString('utf8') ?? '';
    const named = entry.match(/sha384-[A-Za-z0-9+/]{64}/g) ?? [];
    const known = build?.release.files.map(({ integrity }) => integrity);
    expect(named.length).toBeGreaterThan(0);
    for (const hash of named) expect(known).toContain(hash);
  });

  it('has for pages what changed since their build, with the integrity that each script has', async () => {
    const builds: StampedRelease[] = [];
    const saves: Save[] = [];
    let stop = async () => {};
    await new Promise<void>((resolve) => {
      stop = watchWorkingCopy(loadProject(dir), {
        isRefreshed: true,
        onBuild: async (build) => {
          builds.push(build);
          if (builds.length === 3) resolve();
          else writeFileSync(join(dir, PAGE), source.replace('Good morning', `Good day ${builds.length}`));
          return true;
        },
        onSave: async (save) => {
          saves.push(save);
        },
        onFailure: () => resolve(),
      });
    });
    await stop();
    const [first, , third] = builds.map(({ release, files }) => {
      const integrity = new Map(release.files.map((file) => [file.path, file.integrity]));
      const read = (path: string) => files.find((file) => file.path === path)?.content.toString('utf8') ?? '';
      const [saved] = JSON.parse(read(SAVES_FILE)) as [Saved];
      return { saved, integrity, read };
    });
    expect(Object.keys(first?.saved.updates ?? {})).toEqual([]);
    // A page with the first build goes over the second one to the third.
    expect(Object.keys(third?.saved.updates ?? {})).toEqual([
      `container.${first?.saved.hash}.hot-update.json`,
      expect.stringMatching(/^container\.[0-9a-f]+\.hot-update\.json$/),
    ]);
    const scripts = Object.entries(third?.saved.scripts ?? {});
    expect(scripts.map(([path]) => path)).toContain(`GreetingPage.${first?.saved.hash}.hot-update.js`);
    for (const [path, hash] of scripts) expect([path, third?.integrity.get(path)]).toEqual([path, hash]);
    const chunks = Object.values(third?.saved.chunks ?? {});
    expect(chunks.length).toBeGreaterThan(1);
    for (const hash of chunks) expect([...(third?.integrity.values() ?? [])]).toContain(hash);
    expect(third?.read(scripts.find(([path]) => path.startsWith('GreetingPage.'))?.[0] ?? '')).toMatch(/Good day/);
    // Each save goes ahead of its build, with what changed since the build that the site has.
    const [before, after] = saves;
    expect(saves).toHaveLength(2);
    expect(before?.updates.map(({ file }) => file)).toEqual([`container.${first?.saved.hash}.hot-update.json`]);
    expect(after?.updates.map(({ file }) => file)).toEqual([`container.${before?.hash}.hot-update.json`]);
    expect(after?.hash).toBe(third?.saved.hash);
    expect([...(after?.scripts ?? [])].map(([path]) => path)).toContain(`GreetingPage.${before?.hash}.hot-update.js`);
    expect(String(after?.scripts.get(`GreetingPage.${before?.hash}.hot-update.js`))).toContain('Good day 2');
  });
});
