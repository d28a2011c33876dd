import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadProject } from '../config/loadProject.ts';
import { createRemote } from './createRemote.ts';
import { remoteNames } from './remoteNames.ts';

const ROOT = join(import.meta.dirname, '../../../..');

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'saltbush-new-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));
const names = (name: string, given: { path?: string; title?: string } = {}) => remoteNames(name, given);
const detailsOf = (run: () => unknown): string[] => {
  try {
    run();
  } catch (error) {
    return (error as { details: string[] }).details;
  }
  return [];
};

describe('remoteNames', () => {
  it('derives what was not given from the name', () => {
    expect(names('mf-yard-times')).toEqual({
      name: 'mf-yard-times',
      feature: 'yard-times',
      page: 'YardTimesPage',
      path: '/yard-times',
      title: 'Yard times',
    });
    expect(names('mf-tracking', { path: '/where', title: 'Where is it' })).toMatchObject({
      path: '/where',
      title: 'Where is it',
    });
  });

  it.each([
    ['tracking', {}, /must begin with mf-/],
    ['mf-Tracking', {}, /lower case/],
    ['mf-../up', {}, /lower case/],
    [`mf-${'a'.repeat(40)}`, {}, /must begin with mf-/],
    ['mf-tracking', { path: 'tracking' }, /a path looks like/],
    ['mf-tracking', { title: '`${process.exit()}`' }, /may hold letters/],
    ['mf-tracking', { title: 'a'.repeat(61) }, /61 characters/],
    ['mf-tracking', { title: ' ' }, /title is empty/],
  ])('refuses %s %j', (name, given, reason) => {
    expect(detailsOf(() => names(name, given)).join('\n')).toMatch(reason);
  });
});

describe('createRemote', () => {
  it('makes a stand-alone remote with everything its tests and types need', () => {
    const { dir, place, files } = createRemote(names('mf-tracking', { title: 'Track & trace' }), parent);
    expect(place).toBe('repository');
    expect(files).toEqual(
      expect.arrayContaining(['.gitignore', 'jest.config.js', 'tsconfig.json', 'src/tracking/TrackingPage.tsx']),
    );
    for (const file of files) expect(readFileSync(join(dir, file), 'utf8')).not.toMatch(/\{\{\w+\}\}/);
    expect(readJson(dir, 'package.json')).toMatchObject({ name: 'mf-tracking', scripts: { build: 'mfe build' } });
    const { config } = loadProject(dir);
    expect(config).toMatchObject({ name: 'mf-tracking', routes: [{ path: '/tracking', title: 'Track & trace' }] });
  });

  it('makes a workspace member inside a workspace', () => {
    writeFileSync(join(parent, 'package.json'), JSON.stringify({ name: 'root', workspaces: ['packages/*', 'mf-*'] }));
    const { dir, place, files } = createRemote(names('mf-tracking'), parent);
    expect(place).toBe('workspace');
    expect(files).not.toContain('tsconfig.json');
    const { name, scripts, devDependencies } = readJson(dir, 'package.json');
    expect({ name, scripts, devDependencies }).toEqual({
      name: '@saltbush/mf-tracking',
      scripts: { build: 'mfe build' },
      devDependencies: { '@saltbush/tooling': '1.0.0' },
    });
  });

  it('depends on the same packages and versions as the remotes here', () => {
    const { dir } = createRemote(names('mf-tracking'), parent);
    const { peerDependencies, devDependencies } = readJson(dir, 'package.json');
    expect(peerDependencies).toEqual(readJson(ROOT, 'mf-quote/package.json').peerDependencies);
    const { '@saltbush/tooling': _tooling, ...others } = devDependencies;
    const toolchain = Object.entries(others).filter(([name]) => !(name in peerDependencies));
    expect(readJson(ROOT, 'package.json').devDependencies).toMatchObject(Object.fromEntries(toolchain));
  });

  it('asks for its peers itself where it stands alone, since Yarn installs none of them', () => {
    const { dir } = createRemote(names('mf-tracking'), parent);
    const { peerDependencies, devDependencies } = readJson(dir, 'package.json');
    const { '@saltbush/contract': _contract, ...peers } = peerDependencies;
    expect(devDependencies).toMatchObject(peers);
    expect(devDependencies).not.toHaveProperty('@saltbush/contract');
  });

  it('makes a page and its service, installed together', () => {
    const { dir, files } = createRemote(names('mf-yard-times', { title: 'Yard times' }), parent, { hasApi: true });
    expect(files).toEqual([...new Set(files)]);
    expect(files).toEqual(expect.arrayContaining(['service/src/checkIdentity.ts', 'src/yard-times/WishForm.tsx']));
    for (const file of files) expect(readFileSync(join(dir, file), 'utf8')).not.toMatch(/\{\{\w+\}\}/);
    expect(readJson(dir, 'package.json')).toMatchObject({ workspaces: ['service'] });
    expect(readJson(dir, 'package.json').scripts.test).toMatch(/ && npm test --workspace service$/);
    const { config } = loadProject(dir);
    expect(config).toMatchObject({ api: { prefix: '/api/yard-times', access: 'everyone' } });
  });

  it('makes a service of the versions that the gateway uses', () => {
    const { dir } = createRemote(names('mf-tracking'), parent, { hasApi: true });
    const { dependencies, devDependencies } = readJson(dir, 'service/package.json');
    const gateway = readJson(ROOT, 'auth-gateway/package.json');
    expect(gateway.dependencies).toMatchObject(dependencies);
    const root = readJson(ROOT, 'package.json').devDependencies;
    expect({ ...root, ...gateway.devDependencies }).toMatchObject(devDependencies);
  });

  it('never writes into an existing folder', () => {
    mkdirSync(join(parent, 'mf-tracking'));
    writeFileSync(join(parent, 'mf-tracking/notes.txt'), 'mine');
    expect(() => createRemote(names('mf-tracking'), parent)).toThrow(/is there already/);
    expect(readFileSync(join(parent, 'mf-tracking/notes.txt'), 'utf8')).toBe('mine');
  });
});

it('is made by files that import no package, so that nothing has to be installed for it', () => {
  const seen = new Set<string>();
  const packages: string[] = [];
  const walk = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type )[^;]*?from '([^']+)';$/gm,
    )) {
      if (from.startsWith('.')) walk(join(dirname(file), from));
      else if (!from.startsWith('node:')) packages.push(`${file}: ${from}`);
    }
  };
  walk(join(import.meta.dirname, '../cli/main.ts'));
  walk(join(import.meta.dirname, '../cli/newRemote.ts'));
  expect(seen.size).toBeGreaterThan(6);
  expect(packages).toEqual([]);
});
