import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@saltbush/contract/gate';
import { parseRelease, type RemoteRelease } from '@saltbush/contract/release';
import { loadProject } from '../config/loadProject.ts';
import { type DevServer, startDevServer } from './startDevServer.ts';
import type { TypeChecks } from './startTypeChecks.ts';

const FIXTURE = join(import.meta.dirname, '../../fixtures/mf-fixture');
const SCRATCH = join(import.meta.dirname, '../../.tmp-dev');
const dir = join(SCRATCH, 'mf-fixture');
const page = join(dir, 'src/greeting/GreetingPage.tsx');
const lines: string[] = [];
const waiting: { start: string; resolve: () => void }[] = [];
let server: DevServer;
let onTypes: Parameters<TypeChecks>[1];

/** Resolves at the next line with this beginning. */
function line(start: string): Promise<void> {
  return new Promise((resolve) => waiting.push({ start, resolve }));
}

function onBuild(text: string): void {
  lines.push(text);
  const ready = waiting.filter(({ start }) => text.startsWith(start));
  for (const { resolve } of ready) resolve();
}

const get = (path: string) => fetch(`${server.url}/mf/mf-fixture/${path}`);
const manifest = async () => parseRelease(await (await get('dev/release.json')).json()) as RemoteRelease;

const wrong = async () => ((await (await get('dev/failures.json')).json()) as { failures: object[] }).failures;

beforeAll(async () => {
  rmSync(SCRATCH, { recursive: true, force: true });
  mkdirSync(SCRATCH, { recursive: true });
  cpSync(FIXTURE, dir, { recursive: true, filter: (source) => !source.endsWith('dist') });
  const built = line('mf-fixture built');
  const checkTypes: TypeChecks = (_dir, tell) => {
    onTypes = tell;
    return async () => {};
  };
  server = await startDevServer([loadProject(dir)], { port: 0, onBuild, checkTypes });
  await built;
});

afterAll(async () => {
  await server.close();
  rmSync(SCRATCH, { recursive: true, force: true });
});

describe('the development server', () => {
  it('serves every file of its manifest with the hash listed there, under both addresses', async () => {
    const release = await manifest();
    expect(release).toMatchObject({ version: '0.0.0-dev', container: 'mf_fixture_0_0_0_dev' });
    for (const { path, integrity } of release.files) {
      for (const version of ['dev', '0.0.0-dev', `0.0.0-dev.${release.contentId}`]) {
        const content = Buffer.from(await (await get(`${version}/${path}`)).arrayBuffer());
        expect([path, integrityOf(content)]).toEqual([path, integrity]);
      }
    }
    expect((await get('dev/nothing.js')).status).toBe(404);
    expect((await fetch(`${server.url}/mf/mf-other/dev/release.json`)).status).toBe(404);
  });

  it('loads chunks with their integrity hash, which the site requires', async () => {
    const release = await manifest();
    const entry = await (await get(`dev/${release.entry}`)).text();
    const chunks = release.files.filter(({ path }) => /^[A-Z]\w+\.\w+\.js$/.test(path));
    expect(chunks).toHaveLength(2);
    for (const { integrity } of chunks) expect(entry).toContain(integrity);
  });

  it('serves the last good build while the source has a mistake, then the next good one', async () => {
    const source = readFileSync(page, 'utf8');
    const before = await manifest();
    const failed = line('mf-fixture does not build');
    writeFileSync(page, 'export const = ;');
    await failed;
    expect(await manifest()).toEqual(before);
    expect(await wrong()).toEqual([
      { kind: 'build', file: 'src/greeting/GreetingPage.tsx', line: 1, message: expect.stringContaining('Unexpected') },
    ]);
    const built = line('mf-fixture built');
    writeFileSync(page, source.replace('Good morning', 'Good evening'));
    await built;
    expect(await wrong()).toEqual([]);
    const after = await manifest();
    expect(after.contentId).not.toBe(before.contentId);
    expect(await (await get(`dev/${after.pages[0]?.preload[0]}`)).text()).toContain('Good evening');
    expect(await (await get(`dev/${after.serverBundle}`)).text()).toContain('Good evening');
  });

  it('tells which types do not fit while the sources build', async () => {
    const failure = { kind: 'types' as const, file: 'src/greeting/GreetingPage.tsx', line: 4, message: 'No number.' };
    onTypes([failure]);
    expect(await wrong()).toEqual([failure]);
    onTypes([]);
    expect(await wrong()).toEqual([]);
  });
});
